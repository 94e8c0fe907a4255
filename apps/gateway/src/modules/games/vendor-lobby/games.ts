import type { LobbyGame } from '@perya/game-engines/play-api';
import type { Brand } from '../../../kernel/brand';
import type { GameList } from '../game-list/gameList';
import { hasEngine, type Category, type EngineGame } from '../game-list/types';

/** The games of a lobby, as a query. */
export interface LobbyQuery {
  vendor: string;
  category: Category;
  search?: string | undefined;
}

/** The games that the brand offers in a lobby: most played first, or the best matches of a search. */
export const lobbyGames = (
  gameList: GameList,
  { vendorsOff }: Pick<Brand, 'vendorsOff'>,
  { vendor, category, search }: LobbyQuery,
): EngineGame[] =>
  gameList.find({ category, vendors: [vendor], search, vendorsOff }).filter(hasEngine);

/** A game in the format of the play API. */
export const wireLobbyGame = ({ id, nodeId, name, isNew, isHot }: EngineGame): LobbyGame => ({
  id,
  nodeId,
  name,
  isNew,
  isHot,
  coverPath: `/play/art/${id}/cover.svg`,
});
