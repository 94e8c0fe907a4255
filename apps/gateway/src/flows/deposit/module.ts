import {
  createDeposit,
  getDeposit,
  getDepositMethods,
  listDeposits,
  opsDecideDeposit,
  opsListDeposits,
  sendDepositReceipt,
  startDeposit,
} from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { begin } from './begin';
import { mountCallback } from './callback';
import { create, limitOrders } from './create';
import { paymentJobs } from './jobs';
import { methodOffer } from './methods';
import { decideForOperator, listForOperator } from './operator';
import { list, read } from './read';
import { mountReceipts, takeReceipt } from './receipt';
import { brandSettings, depositData } from '../../modules/money';

/** Deposits by members. */
export const deposits: Module = {
  name: 'deposits',
  ownData: depositData,
  brandSettings,
  routes: [
    serve(getDepositMethods, ({ ctx }) => methodOffer(ctx)),
    serve(createDeposit, create, { before: limitOrders }),
    serve(startDeposit, begin),
    serve(getDeposit, read),
    serve(listDeposits, list),
    serve(sendDepositReceipt, takeReceipt),
    serve(opsListDeposits, listForOperator),
    serve(opsDecideDeposit, decideForOperator),
  ],
  mount: mountCallback,
  mountPlay: mountReceipts,
  jobs: paymentJobs,
};
