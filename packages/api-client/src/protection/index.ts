export { excludeMyself, takeTimeOut } from './breaks';
export {
  confirmProtectionLimit,
  dropProtectionChange,
  getProtection,
  LIMIT_KINDS,
  setProtectionLimit,
  setRealityCheck,
  type LimitKind,
  type LimitPeriod,
  type PendingLimit,
  type PlayBreak,
  type Protection,
  type ProtectionLimit,
} from './limits';
export { getNetPosition, type NetPosition } from './netPosition';
export { answerRealityCheck, checkPlay, type PlayCheck } from './playCheck';
