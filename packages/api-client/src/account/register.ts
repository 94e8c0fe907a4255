import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { constant, text } from '../core/schemas';
import { loginResultEntries } from '../session/login';
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
    qqNum: named('qqNumber', v.optional(text(20))),
    mobileNum: named('mobileNumber', v.optional(text(20))),
    countryDialingCode: named('dialingCode', v.optional(text(8))),
    recommenderId: v.optional(referenceCode()),
    /** The characters in the picture. */
    captcha: v.optional(text(16)),
    /** That the picture was asked for with. */
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
    /** `yyyy-MM-dd`. */
    dateOfBirth: v.optional(v.pipe(v.string(), v.isoDate())),
    humanCheck: v.optional(text(4096)),
    /** A random text that this browser keeps: registrations are limited by address and device. */
    deviceId: v.optional(deviceId()),
    /** Address of the page that registers. */
    registerUrl: text(2048),
    /** Host of the page that registers. */
    domain: text(255),
    registerMethod: constant('WEB'),
    login: constant(true),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function registeredSchema() {
  return v.object({
    ...loginResultEntries(),
    /** The username; made by the platform when one registers by phone. */
    account: text(64),
  });
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
  summary: 'Makes a member by username, and signs in.',
  spec: '§7 Session and account, §3 Registration user. Added: dateOfBirth (decisions: Age), captchaKey, humanCheck, deviceId; the value is that of a sign-in with the account.',
});

export type RegisterInput = InputOf<typeof register>;

/** A new member, already signed in. */
export type Registered = OutputOf<typeof register>;

export const registerByMobile = /* @__PURE__ */ endpoint({
  id: 'registerByMobile',
  tag: 'Account',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  auth: 'none',
  encrypted: true,
  request: registerRequest({
    // Where the phone was checked by a third-party service instead of a code of the platform.
    firebaseChannel: v.optional(text(64)),
    firebaseIdToken: v.optional(text(4096)),
  }),
  value: registeredSchema(),
  summary: 'Makes a member by phone, and signs in; the platform makes the username.',
  spec: '§7 Session and account, §4 Registration. The value is that of a sign-in with the account.',
});

export type RegisterByMobileInput = InputOf<typeof registerByMobile>;
