import * as v from 'valibot';
import { named, type InputFieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { text, timestamp } from '../core/schemas';

/** The result of sending a code. */
export interface CodeSent {
  /** How long the code is valid, in minutes. */
  readonly validMinutes: number;
  /**
   * How long the button is disabled, in milliseconds: as long as the code is valid, or one minute with a
   * third-party service (§4, §9).
   */
  readonly restMs: number;
}

const MINUTE_MS = 60_000;

/* @__NO_SIDE_EFFECTS__ */
export function deviceId() {
  return v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
}

/* @__NO_SIDE_EFFECTS__ */
function codeSentSchema() {
  return v.object({
    expiredMinutes: v.pipe(v.number(), v.minValue(0)),
    thirdPartyService: v.optional(v.boolean()),
  });
}

/** `restMs` depends on both fields. */
function decodeCodeSent({
  expiredMinutes,
  thirdPartyService = false,
}: v.InferOutput<ReturnType<typeof codeSentSchema>>): CodeSent {
  return {
    validMinutes: expiredMinutes,
    restMs: MINUTE_MS * (thirdPartyService ? 1 : expiredMinutes),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function sendingEntries() {
  return {
    /** The payload of the solved human check. */
    humanCheck: v.optional(text(4096)),
    /** A random string stored by this browser: codes are limited by number, address and device. */
    deviceId: v.optional(deviceId()),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function phoneRequest() {
  return v.object({
    /** With or without the plus sign. */
    countryDialingCode: named('dialingCode', text(8)),
    mobileNum: named('mobileNumber', text(20)),
    ...sendingEntries(),
  });
}

/** Input of calls with a phone number. */
export type PhoneInput = InputFieldOf<ReturnType<typeof phoneRequest>>;

export const requestLoginCode = /* @__PURE__ */ endpoint({
  id: 'requestLoginCode',
  tag: 'Verification',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  auth: 'none',
  request: phoneRequest(),
  value: codeSentSchema(),
  decode: decodeCodeSent,
  summary: 'Sends a sign-in code to a phone.',
  spec: '§7 Session and account. The human-check fields are replaced by one: humanCheck, the ALTCHA payload. Added: deviceId, value.thirdPartyService.',
});

export const requestRegisterCode = /* @__PURE__ */ endpoint({
  id: 'requestRegisterCode',
  tag: 'Verification',
  method: 'POST',
  path: '/wps/verification/sms/register',
  auth: 'none',
  request: v.object({
    countryDialingCode: named('dialingCode', text(8)),
    mobileNo: named('mobileNumber', text(20)),
    ...sendingEntries(),
  }),
  value: codeSentSchema(),
  decode: decodeCodeSent,
  summary: 'Sends a registration code to a phone.',
  spec: '§7 Session and account: mobileNo in this call, mobileNum in others.',
});

export const requestPasswordCode = /* @__PURE__ */ endpoint({
  id: 'requestPasswordCode',
  tag: 'Verification',
  method: 'POST',
  path: '/wps/verification/sms/forgotPassword',
  auth: 'none',
  request: phoneRequest(),
  value: v.object({ expirationTime: named('expiresAt', timestamp()) }),
  summary: 'Sends a password reset code to a phone.',
  spec: '§7 "forgot-code send": value.expirationTime; path and body defined here.',
});

export const checkRegisterCode = /* @__PURE__ */ endpoint({
  id: 'checkRegisterCode',
  tag: 'Verification',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkRegisterCode',
  auth: 'none',
  request: v.object({
    dialingCode: text(8),
    mobileNumber: text(20),
    code: text(255),
  }),
  value: v.object({ isValid: v.boolean() }),
  summary:
    'Checks a registration code before the form is submitted; counts as one of its attempts.',
  spec: '§4 Registration "optional phone code check", §8; path and body defined here. The code remains valid for the registration itself.',
});
