// The fish ponds: what a shot costs, catches and pays.
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
