import {
  exportTransactionHistory,
  getBalance,
  getMerchantWallet,
  getTransactionHistory,
  transferFunds,
} from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { transactionHistory, transactionPart } from './history';
import { readBalance, transfer } from './wallets';

/** What a member has, and how it came there. */
export const wallet: Topic = {
  name: 'wallet',
  routes: [
    serve(getBalance, ({ ctx }) => readBalance(ctx)),
    serve(getMerchantWallet, ({ ctx }) => ({ isSingle: ctx.brand.vendorWallets.length === 0 })),
    serve(transferFunds, transfer),
    serve(getTransactionHistory, transactionHistory),
    serve(exportTransactionHistory, transactionPart),
  ],
};
