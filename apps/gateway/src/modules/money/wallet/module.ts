import {
  collectFunds,
  exportTransactionHistory,
  getBalance,
  getMerchantWallet,
  getTransactionHistory,
  getUplineTerms,
  settleCall,
  transferFunds,
  transferToUpline,
} from '@perya/api-client';
import { settleIdempotentCall } from '../../../kernel/http/idempotency';
import { serve } from '../../../kernel/http/serve';
import { checkPaymentPassword } from '../../identity';
import type { Module } from '../../../kernel/module';
import { transactionHistory, transactionPart } from './history';
import { transferUp, uplineTerms } from './upline';
import { collect, readBalance, transfer } from './wallets';
import { brandSettings } from './settings';
import { walletData } from './ownData';

/** A member's balance and transactions. */
export const wallet: Module = {
  name: 'wallet',
  ownData: walletData,
  brandSettings,
  routes: [
    serve(getBalance, ({ ctx }) => readBalance(ctx)),
    serve(getMerchantWallet, ({ ctx }) => ({ isSingle: ctx.brand.vendorWallets.length === 0 })),
    serve(transferFunds, transfer),
    serve(collectFunds, ({ ctx }) => collect(ctx)),
    serve(getUplineTerms, ({ ctx }) => uplineTerms(ctx)),
    serve(transferToUpline, transferUp, {
      before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
    }),
    serve(settleCall, ({ input, ctx }) =>
      settleIdempotentCall(ctx.db, `member:${ctx.me().id}`, input.key),
    ),
    serve(getTransactionHistory, transactionHistory),
    serve(exportTransactionHistory, transactionPart),
  ],
};
