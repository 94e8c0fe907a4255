import { gameListOf } from '../game-list/gameList';
import type { Game } from '../game-list/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { unknownGame } from '../game-list/unknownGame';

/** The game of a launch, if the brand offers it and it can be opened. */
export async function offeredGame(
  ctx: CallContext,
  {
    nodeId,
    gameId,
    vendor,
  }: { nodeId?: string | undefined; gameId?: string | undefined; vendor: string },
): Promise<Game> {
  const gameList = await gameListOf(ctx.platform);
  const game = nodeId === undefined ? gameList.game(gameId ?? '') : gameList.node(nodeId);
  const isOffered =
    game !== undefined &&
    game.vendor === vendor &&
    (gameId === undefined || gameId === game.id) &&
    ctx.brand.vendorsOff[game.vendor] !== true;
  if (!isOffered) throw unknownGame();
  return game;
}

export const notOpenYet = (name: string) =>
  new Rejection(409, 'GAME_NOT_OPEN_YET', 'game_not_open_yet', { params: { name } });
