export { checkPointLedger } from './check';
export { POINTS, type PointKind } from './kinds';
export {
  insufficientPoints,
  ownerOf,
  pointBalance,
  PointLedgerError,
  postAllPoints,
  postPoints,
  refusePoints,
  type PointRequest,
} from './pointLedger';
