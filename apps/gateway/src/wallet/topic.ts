import {
  collectFunds,
  exportTransactionHistory,
  getBalance,
  getMerchantWallet,
  getTransactionHistory,
  getUplineTerms,
  listWallets,
  settleCall,
  transferFunds,
  transferToUpline,
} from '@perya/api-client';
import { settle } from '../http/idempotency';
import { serve } from '../http/serve';
import { checkPaymentPassword } from '../security/paymentPassword';
import type { Topic } from '../topic';
import { transactionHistory, transactionPart } from './history';
import { transferUp, uplineTerms } from './upline';
import { collect, readBalance, showWallets, transfer } from './wallets';

/** What a member has, and how it came there. */
export const wallet: Topic = {
  name: 'wallet',
  routes: [
    serve(getBalance, ({ ctx }) => readBalance(ctx)),
    serve(getMerchantWallet, ({ ctx }) => ({ isSingle: ctx.brand.vendorWallets.length === 0 })),
    serve(listWallets, ({ ctx }) => showWallets(ctx)),
    serve(transferFunds, transfer),
    serve(collectFunds, ({ ctx }) => collect(ctx)),
    serve(getUplineTerms, ({ ctx }) => uplineTerms(ctx)),
    serve(transferToUpline, transferUp, {
      before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
    }),
    serve(settleCall, async ({ input, ctx }) => ({
      answer: await settle(ctx.db, `member:${ctx.me().id}`, input.idempotencyKey),
    })),
    serve(getTransactionHistory, transactionHistory),
    serve(exportTransactionHistory, transactionPart),
  ],
};
