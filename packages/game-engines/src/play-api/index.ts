// What every game's page and the play API say to each other, and how a page checks a round.
export { gameCall, openCall } from './calls';
export { checkRound } from './checkRound';
export { ENGINE_NAMES, type EngineName } from './engineNames';
export { listRoundsCall, rotateSeedsCall } from './fairnessCalls';
export type { RotatedSeeds, PlayedRound } from './fairnessProtocol';
export type { PlayCall, RoundCall, RoundKey } from './playCall';
export { NothingSchema, OpenGameSchema, type WireSeeds, type OpenGame } from './protocol';
