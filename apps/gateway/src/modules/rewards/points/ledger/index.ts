export { checkPointLedger } from './check';
export { POINTS, type PointKind } from './kinds';
export {
  ownerOf,
  pointBalance,
  PointLedgerError,
  postAllPoints,
  postPoints,
  type PointRequest,
} from './pointLedger';
export { insufficientPoints, refusePoints } from './refusal';
