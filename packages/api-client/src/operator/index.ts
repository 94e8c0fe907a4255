export {
  opsDecideApplication,
  opsListApplications,
  type ApplicationRejectionReason,
} from './applications';
export { opsListAudit } from './audit';
export { opsDecideDeposit, opsListDeposits } from './deposits';
export { opsDecideRedemption, opsListRedemptions } from './redemptions';
export {
  opsAnswerConversation,
  opsCloseConversation,
  opsGetConversation,
  opsListConversations,
  opsListFeedback,
} from './service';
export {
  opsGetSite,
  opsSetGame,
  opsSetRegions,
  opsSetStatus,
  opsSetSwitch,
  opsSetVendor,
} from './site';
export {
  opsDecideDispute,
  opsDecideWithdrawal,
  opsListWithdrawals,
  type OperatorWithdrawal,
} from './withdrawals';
