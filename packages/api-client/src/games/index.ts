export { CATEGORIES, type Category } from './category';
export {
  EVENT_CATEGORIES,
  listLobbyEvents,
  type EventCategory,
  type EventOdds,
  type LobbyEvent,
} from './events';
export { getGameFacets, type GameFacets } from './facets';
export type { Game, Volatility } from './game';
export {
  DEFAULT_GAME_PAGE_SIZE,
  listGames,
  listHotGames,
  type GameClassification,
  type GameFilter,
  type GamesInput,
  type GameSort,
} from './games';
export { GAME_FEATURES, GAME_KINDS, type GameFeature, type GameKind } from './kinds';
export { launchDemo, launchGame, launchVendorLobby, type Launch, type LaunchInput } from './launch';
export { addFavourite, removeFavourite, type FavouriteInput } from './library';
export { listFavouriteIds } from './libraryIds';
export { getLibraryCounts, type LibraryCounts } from './libraryCounts';
export {
  listFavourites,
  listRecentGames,
  type FavouritesFilter,
  type RecentGamesFilter,
} from './libraryLists';
export { listPopularGames, type PrizeMode } from './popular';
export { launchPvpRoom, listPvpRooms, type LaunchRoomInput, type PvpRoom } from './rooms';
export {
  suggestGames,
  SUGGESTION_PARTS,
  type GameSuggestions,
  type SuggestionPart,
} from './suggestions';
export { listLiveTables, type LiveTable, type TableState } from './tables';
export { listVendorGameTypes, type VendorGameType } from './vendorGameTypes';
export { listVendors, type Vendor, type VendorLane } from './vendors';
