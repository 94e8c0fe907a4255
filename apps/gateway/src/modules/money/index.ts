// The module's public interface: wallets, deposits, withdrawals and turnover.
export type { PaymentOutcome, StartedPayment } from './deposits/provider';
export { providerOf, withProvider } from './deposits/providers';
export {
  CALLBACK_KINDS,
  behaviourOf,
  resetBehaviour,
  setBehaviour,
} from './deposits/sandboxBehaviour';
export { sendDueCallbacks } from './deposits/sandboxCallbacks';
export { endPayment, type PaymentEnd } from './deposits/sandboxEnd';
export { PAY_PATH } from './deposits/sandboxProvider';
export {
  deposit,
  depositReceipt,
  depositStep,
  paymentNonce,
  sandboxPayment,
} from './deposits/schema';
export { DEFAULT_DEPOSITS, brandSettings, type MethodSettings } from './deposits/settings';
export { depositData } from './deposits/ownData';
export { CALLBACK_WINDOW_MS } from './deposits/signature';
export { EXPIRING_STATES, OPEN_STATES } from './deposits/states';
export { transitionDeposit, type DepositRow } from './deposits/transitionDeposit';
export { advanceWithdrawal, type WithdrawalRow } from './withdrawals/advanceWithdrawal';
export { decideWithdrawal } from './withdrawals/decide';
export { notifyWithdrawal } from './withdrawals/notifyWithdrawal';
export { requestClosingWithdrawal } from './withdrawals/request';
export { withdrawal } from './withdrawals/schema';
export { demoWithdrawals } from './withdrawals/settings';
export {
  addTurnoverRequirement,
  depositBonusSource,
  freeSpinsSource,
  forfeitedBonus,
  remainingTurnover,
  requiredTurnover,
  turnoverBook,
  type TurnoverBook,
  type TurnoverOwner,
  type TurnoverState,
} from './turnover';
export type { TurnoverSource } from './turnover/schema';
export { demoTurnover } from './turnover/settings';
export { termsTo, transferTo } from './wallet/relatives';
export { DEFAULT_TRANSFERS } from './wallet/settings';
export { wireType } from './wallet/transactionTypes';
export { readWallets, sumOf } from './wallet/wallets';
