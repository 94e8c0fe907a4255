// The fish ponds: what a shot costs, catches and pays.
export { shoot } from './batch';
export { checkBatch } from './checkBatch';
export type { FishFacts, FishGame, ShotsBody, ShotsReply, BatchDetails } from './protocol';
export {
  FISH,
  type FishId,
  type FishModel,
  MOST_SHOTS,
  FISH_MODELS,
  fishModel,
  catchChance,
} from './rules';
