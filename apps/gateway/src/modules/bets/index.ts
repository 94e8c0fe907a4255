// What the rest of the gateway uses of this module: bets: what was staked, and what became of it.
export { outcomeOf } from './outcome';
export { bet, betSummary } from './schema';
export { addStake, cancelBet, closeBets, insertBets, payBet } from './write';
