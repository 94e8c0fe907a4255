import * as v from 'valibot';
import { endpoint, type InputOf } from '../core/endpoint';
import { count, done, text } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function contactChannel() {
  return v.picklist(['mobile', 'email']);
}

/** How a member can be reached: by email or by phone. */
export type ContactChannel = v.InferOutput<ReturnType<typeof contactChannel>>;

/* @__NO_SIDE_EFFECTS__ */
function contactSchema() {
  return v.variant('channel', [
    v.object({ channel: v.literal('mobile'), dialingCode: text(8), mobileNumber: text(20) }),
    v.object({ channel: v.literal('email'), email: text(254) }),
  ]);
}

/** A phone number or email address, as typed. */
export type TypedContact = v.InferOutput<ReturnType<typeof contactSchema>>;

export const requestContactCode = /* @__PURE__ */ endpoint({
  id: 'requestContactCode',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestContactCode',
  auth: 'token',
  encrypted: true,
  request: v.variant('purpose', [
    v.object({ purpose: v.literal('bind'), contact: contactSchema() }),
    /**
     * Sent to the phone or email address that is bound now: before a change, or for a forgotten payment
     * password.
     */
    v.object({ purpose: v.picklist(['change', 'payment-password']), channel: contactChannel() }),
  ]),
  value: v.object({ validMinutes: count(), restMs: count() }),
  summary:
    'Sends a code to a phone number or email address to bind, or to the bound one; the response is the same if someone else already has the contact.',
  spec: '§2 Member centre pages (security centre), decisions: who has an account does not show; path and body defined here.',
});

/** What a code is requested for. */
export type ContactCodeInput = InputOf<typeof requestContactCode>;

export const bindContact = /* @__PURE__ */ endpoint({
  id: 'bindContact',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_bindContact',
  auth: 'token',
  encrypted: true,
  request: v.object({
    contact: contactSchema(),
    /** The code sent to the new contact. */
    code: text(255),
    /** The code sent to the previous contact, if one was bound and verified. */
    currentCode: v.optional(text(255)),
    /** The account's password. */
    password: text(128),
  }),
  value: done(),
  summary:
    'Binds a phone number or email address verified by a code; all other devices are signed out, and the member is notified.',
  spec: '§2 Member centre pages (security centre); path and body defined here.',
});

/** Input of {@link bindContact}. */
export type BindContactInput = InputOf<typeof bindContact>;
