export {
  addTurnoverRequirement,
  closeTurnover,
  remainingTurnover,
  type TurnoverDemand,
  type TurnoverState,
} from './turnover';
export type { TurnoverSource } from './schema';
