import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { done, text } from '../core/schemas';

export const changePassword = /* @__PURE__ */ endpoint({
  id: 'changePassword',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password',
  auth: 'token',
  encrypted: true,
  request: v.object({
    oldPassword: named('currentPassword', text(128)),
    newPassword: text(128),
    confirmNewPassword: named('newPasswordAgain', text(128)),
  }),
  value: v.object({ newToken: v.nullable(text(512)) }),
  summary: 'Changes the password and ends every session; returns a new token to continue this one.',
  spec: '§7 Session and account, §3. Added: value.newToken, because changing the password invalidates the token.',
});

/** Input of {@link changePassword}. */
export type ChangePasswordInput = InputOf<typeof changePassword>;

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
  summary:
    'Sends an email with a link to reset the password; the response is the same whether or not the member exists.',
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
    'Sets a new password with the one-time token from the email and returns the username to sign in with.',
  spec: '§4 Forgot by email; path and body defined here. The email links to /login#reset=TOKEN; servers never see the fragment.',
});

export const resetPasswordByMobile = /* @__PURE__ */ endpoint({
  id: 'resetPasswordByMobile',
  tag: 'Account',
  method: 'POST',
  path: '/wps/member/password/verification',
  auth: 'none',
  encrypted: true,
  request: v.object({
    countryDialingCode: named('dialingCode', text(8)),
    mobileNum: named('mobileNumber', text(20)),
    verificationCode: named('code', text(255)),
    newPassword: text(128),
  }),
  value: v.object({ username: text(64) }),
  summary:
    'Sets a new password with a code sent to the phone and returns the username to sign in with.',
  spec: '§7 Session and account, §4 Forgot by phone: the page signs in afterwards, so the value contains the username. Added: countryDialingCode.',
});

/** Input of {@link resetPasswordByMobile}. */
export type ResetPasswordInput = InputOf<typeof resetPasswordByMobile>;
