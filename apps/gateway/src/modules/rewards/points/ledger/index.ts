export { checkPointLedger } from './check';
export { POINTS, type PointKind } from './kinds';
export {
  insufficientPoints,
  ownerOf,
  pointBalance,
  PointLedgerError,
  postAllPoints,
  postPoints,
  rethrowAsPointRejection,
  type PointRequest,
} from './pointLedger';
