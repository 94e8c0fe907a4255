export { getOwnData, requestDataExport, type OwnDataStatus } from './ownData';
