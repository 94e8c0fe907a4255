import {
  bindContact,
  confirmTotp,
  disableTotp,
  getSecurityStatus,
  renewRecoveryCodes,
  requestContactCode,
  setPaymentPassword,
  startTotp,
} from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import * as contacts from './contacts';
import * as payment from './setPaymentPassword';
import { securityStatus } from './status';
import * as totpCalls from './totpCalls';

/** What protects an account: payment password, contacts, the second step. */
export const security: Topic = {
  name: 'security',
  routes: [
    serve(getSecurityStatus, ({ ctx }) => securityStatus(ctx)),
    serve(setPaymentPassword, payment.setPaymentPassword),
    serve(requestContactCode, contacts.requestContactCode),
    serve(bindContact, contacts.bindContact),
    serve(startTotp, totpCalls.startTotp),
    serve(confirmTotp, totpCalls.confirmTotp),
    serve(disableTotp, totpCalls.disableTotp),
    serve(renewRecoveryCodes, totpCalls.renewRecoveryCodes),
  ],
};
