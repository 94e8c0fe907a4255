export { forfeitedBonus } from './forfeitedBonus';
export {
  addTurnoverRequirement,
  closeTurnover,
  depositBonusSource,
  freeSpinsSource,
  isFreeSpinsSource,
  remainingTurnover,
  requiredTurnover,
  turnoverBook,
  type TurnoverBook,
  type TurnoverOwner,
  type TurnoverState,
} from './turnover';
