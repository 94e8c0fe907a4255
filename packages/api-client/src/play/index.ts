export { parseFrameMessage, type FrameMessage } from './frame-message';
export { getGameSession, type GameSession } from './game-session';
