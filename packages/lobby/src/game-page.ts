export { GamePage } from './pages/GamePage';
