import type { listGames, WireValueOf } from '@perya/api-client';
import { toDecimal } from '../money';
import type { Catalogue } from './catalogue';
import type { Game } from './types';

type WireGame = WireValueOf<typeof listGames>['games'][number];

/** A game as the contract writes it. */
export function wireGame(catalogue: Catalogue, game: Game): WireGame {
  return {
    gameId: game.id,
    nodeId: game.nodeId,
    code: game.code,
    gameCode: game.code,
    gameName: game.name,
    gameType: game.category,
    vassalage: game.vendor,
    vendor: catalogue.vendor(game.vendor)?.name ?? game.vendor,
    isGame: 'GAME',
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    hasDemo: game.hasDemo ? 1 : 0,
    rtp: game.rtpBasisPoints === null ? null : (game.rtpBasisPoints / 100).toFixed(2),
    minBet: toDecimal(BigInt(game.minBet)),
    coverPath: `/art/cover/${game.id}`,
  };
}
