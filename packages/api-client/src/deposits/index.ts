export {
  isDepositOver,
  type Deposit,
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
} from './deposits';
export {
  getDepositMethods,
  type DepositKind,
  type DepositMethod,
  type DepositOffer,
  type DepositPromotion,
} from './methods';
export { assetAmount, depositBonus, depositFee, type DepositFee } from './sums';
