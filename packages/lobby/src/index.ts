// What the home page shows is light and comes from here. The pages are heavy and come lazily: by
// `routes`, or by the entries `@perya/lobby/lobby-page` and `@perya/lobby/game-page`.
export { lobbyPath } from './categories';
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
export { routes } from './routes';
export { useGameCards, type GameCards } from './use-game-cards';
