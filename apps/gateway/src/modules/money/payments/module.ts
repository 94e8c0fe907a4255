import {
  createDeposit,
  getDeposit,
  getDepositMethods,
  listDeposits,
  sendDepositReceipt,
  startDeposit,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { begin } from './begin';
import { mountCallback } from './callback';
import { create, limitOrders } from './create';
import { paymentJobs } from './jobs';
import { methodOffer } from './methods';
import { list, read } from './read';
import { mountReceipts, takeReceipt } from './receipt';
import { resetBehaviour } from './sandbox/behaviour';
import { mountPaymentControls } from './sandbox/controls';
import { mountPaymentPage } from './sandbox/page';
import { brandSettings } from './settings';

/** How members pay in. */
export const payments: Module = {
  name: 'payments',
  brandSettings,
  routes: [
    serve(getDepositMethods, ({ ctx }) => methodOffer(ctx)),
    serve(createDeposit, create, { before: limitOrders }),
    serve(startDeposit, begin),
    serve(getDeposit, read),
    serve(listDeposits, list),
    serve(sendDepositReceipt, takeReceipt),
  ],
  mount: (app, platform) => {
    mountCallback(app, platform);
    if (platform.config.sandbox) mountPaymentControls(app, platform);
  },
  mountPlay: (app, platform) => {
    mountReceipts(app, platform);
    if (platform.config.sandbox) mountPaymentPage(app, platform);
  },
  jobs: paymentJobs,
  reset: resetBehaviour,
};
