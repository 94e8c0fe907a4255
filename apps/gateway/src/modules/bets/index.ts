// The public interface of this module: members' bets and their outcomes.
export { outcomeOf, outcomeSql } from './outcome';
export { bet, betSummary } from './schema';
export { addStake, cancelBet, closeBets, insertBets, payBet } from './write';
