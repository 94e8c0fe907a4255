// What every game's page and the play API say to each other, and how a page checks a round.
export { gameCall, openCall } from './calls';
export { checkRound } from './checkRound';
export { listRoundsCall, rotateSeedsCall } from './fairnessCalls';
export type { RotatedSeeds, PlayedRound } from './fairnessProtocol';
export type { PlayCall, RoundCall, RoundKey } from './playCall';
export {
  ENGINE_NAMES,
  NothingSchema,
  OpenGameSchema,
  type EngineName,
  type OpenGame,
  type WireSeeds,
} from './protocol';
