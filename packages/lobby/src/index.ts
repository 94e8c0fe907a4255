// What a home page shows (cards, lanes) is light; the pages are not. Import those where a route is
// split off by itself, or take `routes`, which fetches them when they are first gone to.
export { categoryOfPath, lobbyPath } from './categories';
export {
  GameCard,
  PendingGameCard,
  type GameCardActions,
  type GameCardLabels,
  type GameCardProps,
} from './components/GameCard/GameCard';
export { GameLane, type GameLaneProps } from './components/GameLane/GameLane';
export { catalogue } from './i18n';
export { FavouriteGamesLane, RecentGamesLane } from './lanes/MemberLanes';
export { useLaunchGame, type LaunchOptions } from './launch/use-launch-game';
export { lobbyQueries } from './lobby-queries';
export { GamePage } from './pages/GamePage';
export { LobbyPage, type LobbyPageProps } from './pages/LobbyPage';
export { routes } from './routes';
export { useGameCards, type GameCards } from './use-game-cards';
