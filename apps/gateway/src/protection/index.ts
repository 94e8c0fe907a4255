export {
  assertMayDeposit,
  assertMayPlay,
  assertNotOnBreak,
  type ProtectionContext,
} from './assertMay';
export { breakOf, isOnBreak } from './breaks';
