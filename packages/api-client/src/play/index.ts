export { parseFrameMessage, type FrameMessage } from './frameMessage';
export { getPlayMoney } from './playMoney';
export { getGameSession, type GameSession } from './gameSession';
