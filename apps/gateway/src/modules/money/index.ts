// What the rest of the gateway uses of this module: wallets, deposits, withdrawals and turnover.
export type { PaymentInstruction, PaymentOutcome } from './payments/provider';
export { providerOf } from './payments/providers';
export {
  CALLBACK_KINDS,
  behaviourOf,
  resetBehaviour,
  setBehaviour,
} from './payments/sandboxBehaviour';
export { sendDueCallbacks } from './payments/sandboxCallbacks';
export { endPayment, type PaymentEnd } from './payments/sandboxEnd';
export { PAY_PATH } from './payments/sandboxProvider';
export {
  deposit,
  depositReceipt,
  depositStep,
  paymentNonce,
  sandboxPayment,
} from './payments/schema';
export { DEFAULT_PAYMENTS, brandSettings, type MethodSettings } from './payments/settings';
export { CALLBACK_WINDOW_MS } from './payments/signature';
export { EXPIRING_STATES, OPEN_STATES } from './payments/states';
export { step, type DepositRow } from './payments/step';
export { demoPayouts } from './payouts/settings';
export { addTurnoverRequirement, remainingTurnover } from './turnover';
export { turnoverRequirement, type TurnoverSource } from './turnover/schema';
export { demoTurnover } from './turnover/settings';
export { termsTo, transferTo } from './wallet/relatives';
export { DEFAULT_TRANSFERS } from './wallet/settings';
export { wireType } from './wallet/transactionTypes';
export { readWallets, sumOf } from './wallet/wallets';
