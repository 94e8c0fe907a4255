import {
  listSignIns,
  bindContact,
  confirmTotp,
  disableTotp,
  getSecurityStatus,
  renewRecoveryCodes,
  requestContactCode,
  setPaymentPassword,
  startTotp,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import * as contacts from './contacts';
import { lastSignIns, sweepSignIns } from './signIns';
import { deviceOf } from '../session/device';
import * as payment from './setPaymentPassword';
import { securityStatus } from './status';
import * as totpCalls from './totpCalls';
import { brandSettings } from './settings';
import { securityData } from './ownData';

const SWEEP_MS = 10 * 60_000;

/** Account security: payment password, contacts, second factor. */
export const security: Module = {
  name: 'security',
  ownData: securityData,
  brandSettings,
  routes: [
    serve(getSecurityStatus, ({ ctx }) => securityStatus(ctx)),
    serve(setPaymentPassword, payment.setPaymentPassword),
    serve(requestContactCode, contacts.requestContactCode),
    serve(bindContact, contacts.bindContact),
    serve(startTotp, totpCalls.startTotp),
    serve(confirmTotp, totpCalls.confirmTotp),
    serve(disableTotp, totpCalls.disableTotp),
    serve(renewRecoveryCodes, totpCalls.renewRecoveryCodes),
    serve(listSignIns, async ({ ctx }) => {
      const rows = await lastSignIns(ctx.db, ctx.me().id);
      return rows.map(({ at, ip, userAgent, hadSecondStep }) => ({
        at: at.getTime(),
        ip,
        device: deviceOf(userAgent),
        hadSecondStep,
      }));
    }),
  ],
  jobs: [
    {
      name: 'sweep sign-ins',
      everyMs: SWEEP_MS,
      run: ({ db, clock }) => sweepSignIns(db, clock.now()),
    },
  ],
};
