import * as v from 'valibot';
import type { PrizeMode } from '../games/popular';
import { endpoint, type NoInput } from '../core/endpoint';
import { text, wholeNumber } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function lotteryGameSchema() {
  return v.object({
    code: text(64),
    displayName: text(255),
    accountTypeName: v.nullish(v.string()),
    defaultPlayType: v.nullish(v.string()),
    iconPath: v.nullish(v.string()),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function menuSchema() {
  return v.object({
    gameMenus: v.array(
      v.object({
        gameGroupCode: text(64),
        labelName: v.string(),
        games: v.array(lotteryGameSchema()),
      }),
    ),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function gameListSchema() {
  return v.object({ list: v.array(lotteryGameSchema()) });
}

type WireLotteryGame = v.InferOutput<ReturnType<typeof lotteryGameSchema>>;

/** A lottery that can be played. */
export interface LotteryGame {
  readonly code: string;
  readonly name: string;
  readonly accountTypeName: string | null;
  readonly defaultPlayType: string | null;
  readonly iconPath: string | null;
}

export interface LotteryGroup {
  readonly code: string;
  readonly name: string;
  readonly games: readonly LotteryGame[];
}

function decodeLotteryGame(wire: WireLotteryGame): LotteryGame {
  return {
    code: wire.code,
    name: wire.displayName,
    accountTypeName: wire.accountTypeName ?? null,
    defaultPlayType: wire.defaultPlayType ?? null,
    iconPath: wire.iconPath ?? null,
  };
}

function decodeMenu({
  gameMenus,
}: v.InferOutput<ReturnType<typeof menuSchema>>): readonly LotteryGroup[] {
  return gameMenus.map(({ gameGroupCode, labelName, games }) => ({
    code: gameGroupCode,
    name: labelName,
    games: games.map(decodeLotteryGame),
  }));
}

function decodeGameList({
  list,
}: v.InferOutput<ReturnType<typeof gameListSchema>>): readonly LotteryGame[] {
  return list.map(decodeLotteryGame);
}

export const getLotteryMenu = /* @__PURE__ */ endpoint({
  id: 'getLotteryMenu',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/game_menus',
  auth: 'optional',
  request: v.object({
    prizeMode: v.picklist(['Lott', 'ZY', 'Elott', 'SEA']),
    device: v.literal('WEB'),
    language: v.optional(text(8)),
  }),
  value: menuSchema(),
  encode: ({ prizeMode }: { prizeMode: PrizeMode }) => ({ prizeMode, device: 'WEB' as const }),
  decode: decodeMenu,
  summary: 'The lotteries by group.',
  spec: '§7 Lottery, §3 Lottery menu; prizeMode from the lottery type of the brand, device WEB.',
});

export const getVietnamLotteryMenu = /* @__PURE__ */ endpoint({
  id: 'getVietnamLotteryMenu',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  auth: 'optional',
  request: v.object({ device: v.literal('WEB'), language: v.optional(text(8)) }),
  value: menuSchema(),
  encode: (_input: NoInput) => ({ device: 'WEB' as const }),
  decode: decodeMenu,
  summary: 'The regional lotteries by group.',
  spec: '§7 Lottery, /lgw/vn/games/game_menu; value as that of /lgw/games/game_menus.',
});

export const listRecentVietnamLotteries = /* @__PURE__ */ endpoint({
  id: 'listRecentVietnamLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: gameListSchema(),
  encode: (_input: NoInput) => ({}),
  decode: decodeGameList,
  summary: 'The regional lotteries the member played last.',
  spec: '§7 Lottery, /lgw/vn/games/recent; value ours.',
});

export const listVietnamLotteries = /* @__PURE__ */ endpoint({
  id: 'listVietnamLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/games/list',
  auth: 'optional',
  request: v.object({
    count: wholeNumber(1, 100),
    language: v.optional(text(8)),
  }),
  value: gameListSchema(),
  encode: ({ count = 100 }: { count?: number | undefined }) => ({ count }),
  decode: decodeGameList,
  summary: 'All regional lotteries.',
  spec: '§7 "Vietnam lotto list (count 100)"; path and value ours.',
});

export const listRecentLotteries = /* @__PURE__ */ endpoint({
  id: 'listRecentLotteries',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/recent',
  auth: 'token',
  request: v.object({ language: v.optional(text(8)) }),
  value: gameListSchema(),
  encode: (_input: NoInput) => ({}),
  decode: decodeGameList,
  summary: 'The lotteries the member played last.',
  spec: '§7 "recent lottery"; path and value ours.',
});
