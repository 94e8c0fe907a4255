export {
  addPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
  type NewPayoutAccount,
  type PayoutAccount,
  type PayoutAccounts,
  type PayoutKind,
} from './accounts';
export {
  payoutFee,
  quoteWithdrawal,
  splitWithdrawal,
  type PayoutPart,
  type PayoutTerms,
  type WithdrawalQuote,
} from './quote';
export { confirmWithdrawal, PROOF_COMMENT_LENGTH, reportWithdrawalMissing } from './receipts';
export { getWithdrawalTerms, type TurnoverRequirement, type WithdrawalTerms } from './terms';
export {
  cancelWithdrawal,
  getWithdrawal,
  listWithdrawals,
  requestWithdrawal,
  type Withdrawal,
  type WithdrawalDetail,
  type WithdrawalState,
  type WithdrawalStep,
} from './withdrawals';
