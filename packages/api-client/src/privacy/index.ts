export {
  cancelClosing,
  CLOSING_REASON_LENGTH,
  getClosing,
  requestClosing,
  type Closing,
} from './closing';
export { getOwnData, requestDataExport, type OwnDataStatus } from './ownData';
