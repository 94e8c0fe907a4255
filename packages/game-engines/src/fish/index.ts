// The fish ponds: cost, catch chance and payout of a shot.
export { checkBatch, shoot } from './batch';
export { shotsCall } from './calls';
export {
  type FishFacts,
  FishGameSchema,
  type ShotsBody,
  type ShotsReply,
  type BatchDetails,
} from './protocol';
export {
  FISH,
  type FishId,
  type FishModel,
  MAX_SHOTS,
  FISH_MODELS,
  fishModel,
  catchChance,
} from './rules';
