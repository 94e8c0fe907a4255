import { gameListOf, isOffered } from '../game-list/gameList';
import { hasEngine, type EngineGame } from '../game-list/types';
import type { CallContext } from '../../../kernel/http/serve';
import { unknownGame } from '../game-list/unknownGame';

/** The game of a launch, if the brand offers it. A lottery isn't launched: it opens its own page. */
export async function offeredGame(
  ctx: CallContext,
  {
    nodeId,
    gameId,
    vendor,
  }: { nodeId?: string | undefined; gameId?: string | undefined; vendor: string },
): Promise<EngineGame> {
  const gameList = await gameListOf(ctx.platform);
  const game = nodeId === undefined ? gameList.game(gameId ?? '') : gameList.node(nodeId);
  const canLaunch =
    game !== undefined &&
    hasEngine(game) &&
    game.vendor === vendor &&
    (gameId === undefined || gameId === game.id) &&
    isOffered(ctx.brand, game);
  if (!canLaunch) throw unknownGame();
  return game;
}
