import {
  getLotteryMenu,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listVietnamLotteries,
  type WireValueOf,
} from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { LOTTERIES, type Lottery } from '@perya/rules/lottery';

type WireGame = WireValueOf<typeof listVietnamLotteries>[number];

const wireGame = ({ code, name, defaultPlayType }: Lottery): WireGame => ({
  code,
  displayName: name,
  accountTypeName: null,
  defaultPlayType,
  iconPath: null,
});

/** Names of the regions' groups; other groups are named by their code. */
const NAMES: Readonly<Record<string, string>> = {
  'VN-NORTH': 'Northern Vietnam',
  'VN-CENTRAL': 'Central Vietnam',
  'VN-SOUTH': 'Southern Vietnam',
};

/** A menu of lotteries: the first two of them as popular ones, and their groups. */
function wireMenu(lotteries: readonly Lottery[]): WireValueOf<typeof getLotteryMenu> {
  const codes = [...new Set(lotteries.map(({ menuGroup }) => menuGroup))];
  return {
    gameMenus: [
      {
        gameGroupCode: 'POPULAR',
        labelName: 'Popular',
        games: lotteries.slice(0, 2).map(wireGame),
      },
      ...codes.map((code) => ({
        gameGroupCode: code,
        labelName: NAMES[code] ?? code,
        games: lotteries.filter(({ menuGroup }) => menuGroup === code).map(wireGame),
      })),
    ],
  };
}

interface MenuFacts {
  /** Codes of lotteries that the brand doesn't offer. */
  off?: readonly string[];
  /** Codes of the lotteries that the member played last. */
  recent?: readonly string[];
}

/** A platform with menus of the lotteries that the brand offers. */
export function withMenus(
  fake: FakePlatform,
  { off = [], recent = [] }: MenuFacts = {},
): FakePlatform {
  const offered = LOTTERIES.filter(({ code }) => !off.includes(code));
  const regional = offered.filter(({ region }) => region !== undefined);
  const played = (lotteries: readonly Lottery[]) =>
    lotteries.filter(({ code }) => recent.includes(code)).map(wireGame);
  return fake
    .on(getLotteryMenu, () => wireMenu(offered))
    .on(getVietnamLotteryMenu, () => wireMenu(regional))
    .on(listVietnamLotteries, ({ count }) => regional.slice(0, count).map(wireGame))
    .on(listRecentLotteries, () => played(offered))
    .on(listRecentVietnamLotteries, () => played(regional));
}
