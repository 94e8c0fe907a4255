import type { listGames, WireValueOf } from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import { formatDecimal } from '@perya/rules/money';
import type { GameList, VendorFolder } from './gameList';
import { accountTypeOf } from './lotteries';
import type { Game } from './types';

type WireGame = WireValueOf<typeof listGames>['games'][number];

/** The contract's values. */
export const VOLATILITY_ON_WIRE = { low: 'LOW', medium: 'MEDIUM', high: 'HIGH' } as const;

/** The path of a game's cover, without width and format. */
export const coverPathOf = ({ id }: Pick<Game, 'id'>): string => `/art/cover/${id}`;

/** A game in the format of the contract. */
export function wireGame(gameList: GameList, game: Game): WireGame {
  return {
    gameId: game.id,
    nodeId: game.nodeId,
    code: game.code,
    gameCode: game.code,
    gameName: game.name,
    gameType: game.category,
    vassalage: game.vendor,
    vendor: gameList.vendor(game.vendor)?.name ?? game.vendor,
    isGame: 'GAME',
    isHot: game.isHot,
    isNew: game.isNew,
    hasDemo: game.hasDemo,
    rtp: game.rtpBasisPoints === null ? undefined : game.rtpBasisPoints / 100,
    minBet: formatDecimal(BigInt(game.minBet)),
    coverPath: coverPathOf(game),
    ...lotteryMarks(game.code),
    kind: game.classify,
    volatility: game.volatility === null ? undefined : VOLATILITY_ON_WIRE[game.volatility],
    lines: game.lines || undefined,
    features: [...game.features],
  };
}

/** The lottery fields of a game; empty if it isn't a lottery. */
function lotteryMarks(code: string): Pick<WireGame, 'accountTypeName' | 'defaultPlayType'> {
  const lottery = lotteryOf(code);
  if (lottery === undefined) return {};
  return { accountTypeName: accountTypeOf(lottery), defaultPlayType: lottery.defaultPlayType };
}

/** A vendor's games as one entry, with the cover of the most played one. */
export function wireFolder(
  gameList: GameList,
  { nodeId, vendor: { code, name, isHot, isNew }, category }: VendorFolder,
): WireGame {
  return {
    gameId: nodeId,
    nodeId,
    code,
    gameName: name,
    gameType: category,
    vassalage: code,
    vendor: name,
    isGame: 'VASSALAGE',
    isHot,
    isNew,
    hasDemo: false,
    coverPath: coverPathOf(gameList.first(code, category) ?? { id: nodeId }),
  };
}
