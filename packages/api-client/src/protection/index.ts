export { excludeMyself, takeTimeOut, type SelfExclusionInput } from './breaks';
export {
  confirmProtectionLimit,
  dropProtectionChange,
  getProtection,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  setProtectionLimit,
  setRealityCheck,
  type LimitKind,
  type LimitPeriod,
  type LimitRef,
  type PendingLimit,
  type PlayBreak,
  type Protection,
  type ProtectionLimit,
  type SetLimitInput,
} from './limits';
export { getNetPosition, type NetPosition } from './netPosition';
export { answerRealityCheck, checkPlay, type PlayCheck } from './playCheck';
