// What the rest of the gateway uses of this module: what members have staked, and what became of it.
export { outcomeOf } from './outcome';
export { bet, betSummary } from './schema';
export { addStake, cancelBet, closeBets, insertBets, payBet } from './write';
