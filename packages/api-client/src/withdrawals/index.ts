export {
  addPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
  type NewPayoutAccount,
  type PayoutAccount,
  type PayoutAccounts,
  type PayoutKind,
  type PayoutKindRules,
} from './accounts';
export {
  payoutFee,
  quoteWithdrawal,
  splitWithdrawal,
  type PayoutPart,
  type PayoutTerms,
  type WithdrawalQuote,
} from './quote';
export {
  confirmWithdrawal,
  PROOF_COMMENT_LENGTH,
  reportWithdrawalMissing,
  type MissingWithdrawalInput,
} from './receipts';
export {
  getWithdrawalTerms,
  type TurnoverRequirement,
  type TurnoverSource,
  type WithdrawalDeductionReason,
  type WithdrawalTerms,
} from './terms';
export {
  cancelWithdrawal,
  getWithdrawal,
  listWithdrawals,
  requestWithdrawal,
  type RequestedWithdrawal,
  type Withdrawal,
  type WithdrawalDetail,
  type WithdrawalInput,
  type WithdrawalsFilter,
  type WithdrawalState,
  type WithdrawalStep,
} from './withdrawals';
