export {
  isDepositOver,
  type Deposit,
  type DepositAccount,
  type DepositPayment,
  type DepositReason,
  type DepositState,
  type DepositStep,
  type WireDepositReason,
  type WireDepositState,
} from './deposit';
export {
  createDeposit,
  getDeposit,
  listDeposits,
  sendDepositReceipt,
  startDeposit,
  type CreateDepositInput,
  type DepositReceiptInput,
  type StartDepositInput,
} from './deposits';
export {
  getDepositMethods,
  type DepositAsset,
  type DepositKind,
  type DepositMethod,
  type DepositOffer,
  type DepositPromotion,
} from './methods';
export { assetAmount, depositBonus, depositFee, type DepositFee } from './sums';
