import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, done, text } from '../core/schemas';

export type ContactChannel = 'mobile' | 'email';

/** A phone or a mailbox, as it was typed. */
export type TypedContact =
  | { channel: 'mobile'; dialingCode: string; mobileNumber: string }
  | { channel: 'email'; email: string };

/** What a code is asked for. */
export type ContactCodeInput =
  | { purpose: 'bind'; contact: TypedContact }
  /** To the phone or mailbox that is bound now: before it is changed, or for a forgotten payment password. */
  | { purpose: 'change' | 'payment-password'; channel: ContactChannel };

/* @__NO_SIDE_EFFECTS__ */
function contactEntries() {
  return {
    channel: v.picklist(['MOBILE', 'EMAIL']),
    countryDialingCode: v.optional(text(8)),
    mobileNum: v.optional(text(20)),
    email: v.optional(text(254)),
  };
}

const CHANNELS = { mobile: 'MOBILE', email: 'EMAIL' } as const;

const encodeContact = (contact: TypedContact) =>
  contact.channel === 'mobile'
    ? {
        channel: CHANNELS.mobile,
        countryDialingCode: contact.dialingCode,
        mobileNum: contact.mobileNumber,
      }
    : { channel: CHANNELS.email, email: contact.email };

export const requestContactCode = /* @__PURE__ */ endpoint({
  id: 'requestContactCode',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestContactCode',
  auth: 'token',
  encrypted: true,
  request: v.object({
    purpose: v.picklist(['BIND', 'CHANGE', 'PAYMENT_PASSWORD']),
    ...contactEntries(),
  }),
  value: v.object({ expiredMinutes: count(), restSeconds: count() }),
  encode: (input: ContactCodeInput) =>
    input.purpose === 'bind'
      ? {
          purpose: 'BIND' as const,
          ...encodeContact(input.contact),
        }
      : {
          purpose: input.purpose === 'change' ? ('CHANGE' as const) : ('PAYMENT_PASSWORD' as const),
          channel: CHANNELS[input.channel],
        },
  decode: ({ expiredMinutes, restSeconds }) => ({
    validMinutes: expiredMinutes,
    restMs: restSeconds * 1000,
  }),
  summary:
    'Sends a code to a phone or a mailbox that is to be bound, or to the bound one. Says the same where somebody else has it already.',
  spec: '§2 Member centre pages (security centre), decisions: who has an account does not show; path and body ours.',
});

export interface BindContactInput {
  contact: TypedContact;
  /** That came to the new one. */
  code: string;
  /** That came to the one before, where one was bound and proven. */
  currentCode?: string | undefined;
  /** Of the account. */
  password: string;
}

export const bindContact = /* @__PURE__ */ endpoint({
  id: 'bindContact',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_bindContact',
  auth: 'token',
  encrypted: true,
  request: v.object({
    ...contactEntries(),
    verificationCode: text(255),
    currentVerificationCode: v.optional(text(255)),
    password: text(128),
  }),
  value: done(),
  encode: ({ contact, code, currentCode, password }: BindContactInput) => ({
    ...encodeContact(contact),
    verificationCode: code,
    currentVerificationCode: currentCode,
    password,
  }),
  summary:
    'Binds a phone or a mailbox that was proven by a code; all other devices are signed out, and the owner is told.',
  spec: '§2 Member centre pages (security centre); path and body ours.',
});
