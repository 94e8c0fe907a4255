// The public interface of this module: limits and breaks of a member.
export { DEFAULT_PROTECTION } from './settings';
export { assertMayDeposit, assertMayPlay, assertNotOnBreak } from './assertMay';
export { breakOf, isOnBreak } from './breaks';
export { selfExcluded } from './rejections';
export { monthsAfter } from './takeBreak';
export { lockPlay } from './playTime';
export { memberLimit } from './schema';
export { lossesOf, spanOf } from './usage';
