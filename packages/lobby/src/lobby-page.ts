export { LobbyPage, type LobbyPageProps } from './pages/LobbyPage';
