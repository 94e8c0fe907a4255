import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';
import { decodeLoginResult, loginResultEntries, type LoginResult } from '../session/login';
import { deviceId } from '../verification/codes';
import { referenceCode } from './affiliate';

/* @__NO_SIDE_EFFECTS__ */
function registerRequest<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    ...entries,
    username: v.optional(text(64)),
    password: v.optional(text(128)),
    confirmPassword: v.optional(text(128)),
    payeeName: v.optional(text(128)),
    email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
    qqNum: v.optional(text(20)),
    mobileNum: v.optional(text(20)),
    countryDialingCode: v.optional(text(8)),
    recommenderId: v.optional(referenceCode()),
    captcha: v.optional(text(16)),
    captchaKey: v.optional(text(64)),
    verificationCode: v.optional(text(255)),
    affiliateCode: v.optional(referenceCode()),
    referralCode: v.optional(referenceCode()),
    paymentPassword: v.optional(text(64)),
    line: v.optional(text(64)),
    whatsapp: v.optional(text(64)),
    zalo: v.optional(text(64)),
    facebook: v.optional(text(128)),
    wechat: v.optional(text(64)),
    idNumber: v.optional(text(64)),
    dateOfBirth: v.optional(v.pipe(v.string(), v.isoDate())),
    humanCheck: v.optional(text(4096)),
    deviceId: v.optional(deviceId()),
    registerUrl: text(2048),
    domain: text(255),
    registerMethod: v.literal('WEB'),
    login: v.literal(true),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function registeredSchema() {
  return v.object({ ...loginResultEntries(), account: text(64) });
}

export interface RegisterInput {
  username?: string | undefined;
  password?: string | undefined;
  confirmPassword?: string | undefined;
  payeeName?: string | undefined;
  email?: string | undefined;
  qqNumber?: string | undefined;
  mobileNumber?: string | undefined;
  dialingCode?: string | undefined;
  recommenderId?: string | undefined;
  captcha?: { key: string; answer: string } | undefined;
  verificationCode?: string | undefined;
  affiliateCode?: string | undefined;
  referralCode?: string | undefined;
  paymentPassword?: string | undefined;
  line?: string | undefined;
  whatsapp?: string | undefined;
  zalo?: string | undefined;
  facebook?: string | undefined;
  wechat?: string | undefined;
  idNumber?: string | undefined;
  /** `yyyy-MM-dd`. */
  dateOfBirth?: string | undefined;
  humanCheck?: string | undefined;
  /** A random text that this browser keeps: registrations are limited by address and device. */
  deviceId?: string | undefined;
  /** Address of the page that registers. */
  registerUrl: string;
  /** Host of the page that registers. */
  domain: string;
}

export interface RegisterByMobileInput extends RegisterInput {
  /** Where the phone was checked by a third-party service instead of a code of the platform. */
  firebase?: { channel: string; idToken: string } | undefined;
}

/** A new member, already signed in. */
export interface Registered extends LoginResult {
  /** The username; made by the platform when one registers by phone. */
  readonly account: string;
}

function encodeRegister(input: RegisterInput) {
  const { qqNumber, mobileNumber, dialingCode, captcha, ...same } = input;
  return {
    ...same,
    qqNum: qqNumber,
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    captcha: captcha?.answer,
    captchaKey: captcha?.key,
    registerMethod: 'WEB' as const,
    login: true as const,
  };
}

function decodeRegistered(value: v.InferOutput<ReturnType<typeof registeredSchema>>): Registered {
  return { ...decodeLoginResult(value), account: value.account };
}

export const register = /* @__PURE__ */ endpoint({
  id: 'register',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/register',
  auth: 'none',
  encrypted: true,
  request: registerRequest({}),
  value: registeredSchema(),
  encode: encodeRegister,
  decode: decodeRegistered,
  summary: 'Makes a member by username, and signs in.',
  spec: '§7 Session and account, §3 Registration user. Added: dateOfBirth (decisions: Age), captchaKey, humanCheck, deviceId; the value is that of a sign-in with the account.',
});

export const registerByMobile = /* @__PURE__ */ endpoint({
  id: 'registerByMobile',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  encrypted: true,
  request: registerRequest({
    firebaseChannel: v.optional(text(64)),
    firebaseIdToken: v.optional(text(4096)),
  }),
  value: registeredSchema(),
  encode: ({ firebase, ...input }: RegisterByMobileInput) => ({
    ...encodeRegister(input),
    firebaseChannel: firebase?.channel,
    firebaseIdToken: firebase?.idToken,
  }),
  decode: decodeRegistered,
  summary: 'Makes a member by phone, and signs in; the platform makes the username.',
  spec: '§7 Session and account, §4 Registration. The value is that of a sign-in with the account.',
});
