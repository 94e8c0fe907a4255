import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text, timestamp } from '../core/schemas';
import type { ContactChannel } from './contacts';

/* @__NO_SIDE_EFFECTS__ */
function sixDigits() {
  return v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'must be six digits'));
}

/** How the owner shows who he is. */
export type SetPaymentPasswordInput = { newPaymentPassword: string } & (
  | { mode: 'first'; password: string }
  | { mode: 'change'; paymentPassword: string }
  | { mode: 'forgotten'; password: string; channel: ContactChannel; code: string }
);

export const setPaymentPassword = /* @__PURE__ */ endpoint({
  id: 'setPaymentPassword',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_setPaymentPassword',
  auth: 'token',
  encrypted: true,
  request: v.object({
    mode: v.picklist(['FIRST', 'CHANGE', 'FORGOTTEN']),
    newPaymentPassword: sixDigits(),
    /** Of the account: for the first one, and for a forgotten one. */
    password: v.optional(text(128)),
    /** The one before. */
    paymentPassword: v.optional(text(64)),
    channel: v.optional(v.picklist(['MOBILE', 'EMAIL'])),
    verificationCode: v.optional(text(255)),
  }),
  value: v.object({ withdrawalsRestUntil: v.nullable(timestamp()) }),
  encode: (input: SetPaymentPasswordInput) => {
    const { newPaymentPassword } = input;
    switch (input.mode) {
      case 'first':
        return { mode: 'FIRST' as const, newPaymentPassword, password: input.password };
      case 'change':
        return {
          mode: 'CHANGE' as const,
          newPaymentPassword,
          paymentPassword: input.paymentPassword,
        };
      case 'forgotten':
        return {
          mode: 'FORGOTTEN' as const,
          newPaymentPassword,
          password: input.password,
          channel: input.channel === 'mobile' ? ('MOBILE' as const) : ('EMAIL' as const),
          verificationCode: input.code,
        };
    }
  },
  summary:
    'Sets the payment password: the first with the login password, another with the one before, a forgotten one with a code and the login password; then withdrawals may rest.',
  spec: '§2 Member centre pages (security centre), decisions: payment password; path and body ours.',
});
