// What every game's page and the play API say to each other, and how a page checks a round.
export { checkRound } from './checkRound';
export { ENGINE_NAMES, type EngineName } from './engineNames';
export type { WireSeeds, OpenGame, OpenReply, RotatedSeeds, PlayedRound } from './protocol';
