export { getBalance } from './balance';
export { settleCall } from './outcome';
export {
  getUplineTerms,
  transferToUpline,
  type UplineTerms,
  type UplineTransfer,
  type UplineTransferInput,
} from './upline';
export {
  collectFunds,
  listWallets,
  MAIN_WALLET,
  type CollectedFunds,
  type Wallet,
  type WalletList,
} from './walletList';
export {
  getMerchantWallet,
  transferFunds,
  type WalletTransfer,
  type WalletTransferInput,
} from './wallets';
