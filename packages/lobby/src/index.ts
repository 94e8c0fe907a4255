// The exports for a home page (cards, lanes) are light, the pages aren't. Import the pages in code-split
// routes, or use `routes`, which loads them on demand.
export { categoryOfPath } from './address/categories';
export { useGameCards, type GameCards } from './cards/useGameCards';
export {
  GameCard,
  PendingGameCard,
  type GameCardActions,
  type GameCardLabels,
  type GameCardProps,
} from './components/GameCard/GameCard';
export { DrawLink, type DrawLinkProps } from './components/DrawStrip/DrawLink';
export { GameLane, type GameLaneProps } from './components/GameLane/GameLane';
export { filtersCatalogue } from './filters/locales';
export { isPlayPath } from './launch/launchTarget';
export type { LaunchOptions } from './launch/startLaunch';
export { useLaunchGame } from './launch/useLaunchGame';
export { catalogue } from './locales';
export { GamePage, type GamePageProps } from './pages/GamePage';
export { LobbyPage, type LobbyPageProps } from './pages/LobbyPage';
export { playingCatalogue } from './playing/locales';
export { lobbyQueries } from './queries/lobbyQueries';
export { routes } from './routes';
export { SearchPalette, type SearchPage, type SearchPaletteProps } from './search/SearchPalette';
