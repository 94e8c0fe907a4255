// What a home page shows (cards, lanes) is light; the pages are not. Import those where a route is
// split off by itself, or take `routes`, which fetches them when they are first gone to.
export { categoryOfPath } from './categories';
export {
  GameCard,
  PendingGameCard,
  type GameCardActions,
  type GameCardLabels,
  type GameCardProps,
} from './components/GameCard/GameCard';
export { GameLane, type GameLaneProps } from './components/GameLane/GameLane';
export { findingCatalogue } from './finding/i18n';
export { catalogue } from './i18n';
export { isPlayPath } from './launch/launch-target';
export type { LaunchOptions } from './launch/start-launch';
export { useLaunchGame } from './launch/use-launch-game';
export { lobbyQueries } from './lobby-queries';
export { GamePage, type GamePageProps } from './pages/GamePage';
export { LobbyPage, type LobbyPageProps } from './pages/LobbyPage';
export { playingCatalogue } from './playing/i18n';
export { routes } from './routes';
export { SearchPalette, type SearchPage, type SearchPaletteProps } from './search/SearchPalette';
export { useGameCards, type GameCards } from './use-game-cards';
