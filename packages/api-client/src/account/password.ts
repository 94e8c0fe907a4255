import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, text } from '../core/schemas';

export interface ChangePasswordInput {
  currentPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

export const changePassword = /* @__PURE__ */ endpoint({
  id: 'changePassword',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'token',
  encrypted: true,
  request: v.object({
    oldPassword: text(128),
    newPassword: text(128),
    confirmNewPassword: text(128),
  }),
  value: v.object({ token: v.optional(text(512)) }),
  encode: ({ currentPassword, newPassword, newPasswordAgain }: ChangePasswordInput) => ({
    oldPassword: currentPassword,
    newPassword,
    confirmNewPassword: newPasswordAgain,
  }),
  decode: ({ token }) => ({ newToken: token ?? null }),
  summary: 'Changes the password; every session ends, and this one may go on with a new token.',
  spec: '§7 Session and account, §3. Added: value.token, because a token does not outlive its password.',
});

export const requestPasswordEmail = /* @__PURE__ */ endpoint({
  id: 'requestPasswordEmail',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password/email',
  auth: 'none',
  requestIn: 'form',
  request: v.object({
    username: text(64),
    email: v.pipe(v.string(), v.email(), v.maxLength(254)),
    humanCheck: v.optional(text(4096)),
  }),
  value: done(),
  summary: 'Mails a way to a new password; says the same whether or not the member exists.',
  spec: '§7 Session and account: form POST of username, email. Added: humanCheck.',
});

export const resetPasswordByEmail = /* @__PURE__ */ endpoint({
  id: 'resetPasswordByEmail',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password/email/confirm',
  auth: 'none',
  encrypted: true,
  request: v.object({ token: text(128), newPassword: text(128) }),
  value: v.object({ username: text(64) }),
  summary:
    'Sets a new password with the one-time token of the mail, and tells the username to sign in with.',
  spec: '§4 Forgot by email; path and body ours. The mail links to /login#reset=TOKEN, which no server sees.',
});

export interface ResetPasswordInput {
  dialingCode: string;
  mobileNumber: string;
  code: string;
  newPassword: string;
}

export const resetPasswordByMobile = /* @__PURE__ */ endpoint({
  id: 'resetPasswordByMobile',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password/verification',
  auth: 'none',
  encrypted: true,
  request: v.object({
    countryDialingCode: text(8),
    mobileNum: text(20),
    verificationCode: text(255),
    newPassword: text(128),
  }),
  value: v.object({ username: text(64) }),
  encode: ({ dialingCode, mobileNumber, code, newPassword }: ResetPasswordInput) => ({
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber,
    verificationCode: code,
    newPassword,
  }),
  summary:
    'Sets a new password with a code sent to the phone, and tells the username to sign in with.',
  spec: '§7 Session and account, §4 Forgot by phone: signs in afterwards, hence value.username. Added: countryDialingCode.',
});
