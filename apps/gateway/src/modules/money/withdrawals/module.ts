import {
  addPayoutAccount,
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
  listPayoutAccounts,
  listWithdrawals,
  opsDecideDispute,
  opsDecideWithdrawal,
  opsListWithdrawals,
  removePayoutAccount,
  reportWithdrawalMissing,
  requestWithdrawal,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import { checkPaymentPassword } from '../../identity';
import type { Module } from '../../../kernel/module';
import { readPayoutAccounts, addAccount, removeAccount } from './accounts';
import { payoutJob } from './jobs';
import { confirm, mountProofs, reportMissing } from './receipts';
import { request } from './request';
import { decideDispute, decideForOperator, listForOperator } from './operator';
import { seedPayoutAccounts } from './seed';
import { terms } from './terms';
import { cancel, detail, list } from './withdrawals';
import { brandSettings as turnoverSettings } from '../turnover/settings';
import { brandSettings } from './settings';
import { withdrawalData } from './ownData';

/** Payout accounts and withdrawals. */
export const withdrawals: Module = {
  name: 'withdrawals',
  ownData: withdrawalData,
  brandSettings: { ...brandSettings, ...turnoverSettings },
  routes: [
    serve(listPayoutAccounts, ({ ctx }) => readPayoutAccounts(ctx)),
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
    serve(opsListWithdrawals, listForOperator),
    serve(opsDecideWithdrawal, decideForOperator),
    serve(opsDecideDispute, decideDispute),
  ],
  mountPlay: mountProofs,
  jobs: [payoutJob],
  seedDemo: seedPayoutAccounts,
};
