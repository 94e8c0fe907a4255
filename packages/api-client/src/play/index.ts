export { parseFrameMessage, type FrameMessage } from './frameMessage';
export { getGameSession, type GameSession } from './gameSession';
