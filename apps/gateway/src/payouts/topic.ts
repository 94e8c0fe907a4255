import {
  addPayoutAccount,
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listPayoutAccounts,
  listWithdrawals,
  removePayoutAccount,
  reportWithdrawalMissing,
  requestWithdrawal,
} from '@perya/api-client';
import { serve } from '../http/serve';
import { checkPaymentPassword } from '../security/paymentPassword';
import type { Topic } from '../topic';
import { accounts, addAccount, removeAccount } from './accounts';
import { startPayouts } from './jobs';
import { confirm, mountProofs, reportMissing } from './receipts';
import { request } from './request';
import { mountPayoutControls } from './sandbox';
import { seedPayoutAccounts } from './seed';
import { terms } from './terms';
import { cancel, detail, list } from './withdrawals';

/** Where members are paid to, and what is paid to them. */
export const payouts: Topic = {
  name: 'payouts',
  routes: [
    serve(listPayoutAccounts, ({ ctx }) => accounts(ctx)),
    serve(addPayoutAccount, addAccount, {
      before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
    }),
    serve(removePayoutAccount, removeAccount, {
      before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
    }),
    serve(getWithdrawalTerms, ({ ctx }) => terms(ctx)),
    serve(requestWithdrawal, request, {
      before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
    }),
    serve(listWithdrawals, list),
    serve(getWithdrawal, detail),
    serve(cancelWithdrawal, cancel),
    serve(confirmWithdrawal, confirm),
    serve(reportWithdrawalMissing, reportMissing),
  ],
  mount: mountPayoutControls,
  mountPlay: mountProofs,
  start: startPayouts,
  seed: seedPayoutAccounts,
};
