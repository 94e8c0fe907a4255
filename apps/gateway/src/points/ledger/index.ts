export { checkPointLedger } from './check';
export { POINTS, type PointDetails, type PointHouse, type PointKind } from './kinds';
export {
  ownerOf,
  pointBalance,
  PointLedgerError,
  postAllPoints,
  postPoints,
  type PointFault,
  type PointPosting,
  type PointRequest,
} from './pointLedger';
export { insufficientPoints, refusePoints } from './refusal';
