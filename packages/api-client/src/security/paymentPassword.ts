import * as v from 'valibot';
import { endpoint, type InputOf } from '../core/endpoint';
import { oneOf, text, timestamp } from '../core/schemas';
import { contactChannel } from './contacts';

/* @__NO_SIDE_EFFECTS__ */
function sixDigits() {
  return v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'must be six digits'));
}

export const setPaymentPassword = /* @__PURE__ */ endpoint({
  id: 'setPaymentPassword',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_setPaymentPassword',
  auth: 'token',
  encrypted: true,
  request: v.object({
    /** How members prove their identity. */
    mode: oneOf({ first: 'FIRST', change: 'CHANGE', forgotten: 'FORGOTTEN' }),
    newPaymentPassword: sixDigits(),
    /** The account's password, for `first` and `forgotten`. */
    password: v.optional(text(128)),
    /** The previous payment password. */
    paymentPassword: v.optional(text(64)),
    /** How the code was sent, for `forgotten`. */
    channel: v.optional(contactChannel()),
    code: v.optional(text(255)),
  }),
  value: v.object({ withdrawalsRestUntil: v.nullable(timestamp()) }),
  summary:
    "Sets the payment password: the first requires the account's password, a change the current payment password, a reset a code and the account's password; a reset can pause withdrawals.",
  spec: '§2 Member centre pages (security centre), decisions: payment password; path and body defined here.',
});

/** Input of {@link setPaymentPassword}. */
export type SetPaymentPasswordInput = InputOf<typeof setPaymentPassword>;
