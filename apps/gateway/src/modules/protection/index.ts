export { assertMayDeposit, assertMayPlay, assertNotOnBreak } from './assertMay';
export { breakOf, isOnBreak } from './breaks';
