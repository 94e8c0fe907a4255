import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text, timestamp } from '../core/schemas';
import type { HumanCheckInput } from '../session/login';

export interface PhoneInput extends HumanCheckInput {
  /** With or without the plus sign. */
  dialingCode: string;
  mobileNumber: string;
}

/** A code is on its way. */
export interface CodeSent {
  /** How long the code is good, in minutes; the next one can be asked for after as long. */
  readonly validMinutes: number;
}

/* @__NO_SIDE_EFFECTS__ */
function codeSentSchema() {
  return v.object({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) });
}

function decodeCodeSent({ expiredMinutes }: { expiredMinutes: number }): CodeSent {
  return { validMinutes: expiredMinutes };
}

export const requestLoginCode = /* @__PURE__ */ endpoint({
  id: 'requestLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  request: v.object({
    countryDialingCode: text(8),
    mobileNum: text(20),
    humanCheck: v.optional(text(4096)),
  }),
  value: codeSentSchema(),
  encode: ({ dialingCode, mobileNumber, humanCheck }: PhoneInput) => ({
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber,
    humanCheck,
  }),
  decode: decodeCodeSent,
  summary: 'Sends a code to sign in with to a phone.',
  spec: '§7 Session and account. The human-check fields are one: humanCheck, the ALTCHA payload.',
});

export const requestRegisterCode = /* @__PURE__ */ endpoint({
  id: 'requestRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  request: v.object({
    countryDialingCode: text(8),
    mobileNo: text(20),
    humanCheck: v.optional(text(4096)),
  }),
  value: codeSentSchema(),
  encode: ({ dialingCode, mobileNumber, humanCheck }: PhoneInput) => ({
    countryDialingCode: dialingCode,
    mobileNo: mobileNumber,
    humanCheck,
  }),
  decode: decodeCodeSent,
  summary: 'Sends a code to register with to a phone.',
  spec: '§7 Session and account: mobileNo here, mobileNum elsewhere.',
});

export const requestPasswordCode = /* @__PURE__ */ endpoint({
  id: 'requestPasswordCode',
  method: 'POST',
  path: '/wps/verification/sms/forgotPassword',
  auth: 'none',
  request: v.object({
    countryDialingCode: text(8),
    mobileNum: text(20),
    humanCheck: v.optional(text(4096)),
  }),
  value: v.object({ expirationTime: timestamp() }),
  encode: ({ dialingCode, mobileNumber, humanCheck }: PhoneInput) => ({
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber,
    humanCheck,
  }),
  decode: ({ expirationTime }) => ({ expiresAt: expirationTime }),
  summary: 'Sends a code to set a new password with to a phone.',
  spec: '§7 "forgot-code send": value.expirationTime; path and body ours.',
});
