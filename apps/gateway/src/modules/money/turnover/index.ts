export {
  addTurnoverRequirement,
  closeTurnover,
  remainingTurnover,
  type TurnoverState,
} from './turnover';
