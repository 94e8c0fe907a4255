import {
  bindContact as bindContactCall,
  confirmTotp as confirmTotpCall,
  disableTotp as disableTotpCall,
  getSecurityStatus,
  renewRecoveryCodes as renewRecoveryCodesCall,
  requestContactCode as requestContactCodeCall,
  setPaymentPassword as setPaymentPasswordCall,
  startTotp as startTotpCall,
} from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { bindContact, requestContactCode } from './contacts';
import { setPaymentPassword } from './setPaymentPassword';
import { securityStatus } from './status';
import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from './totpCalls';

/** What protects an account: payment password, contacts, the second step. */
export const security: Topic = {
  name: 'security',
  routes: [
    serve(getSecurityStatus, ({ ctx }) => securityStatus(ctx)),
    serve(setPaymentPasswordCall, setPaymentPassword),
    serve(requestContactCodeCall, requestContactCode),
    serve(bindContactCall, bindContact),
    serve(startTotpCall, startTotp),
    serve(confirmTotpCall, confirmTotp),
    serve(disableTotpCall, disableTotp),
    serve(renewRecoveryCodesCall, renewRecoveryCodes),
  ],
};
