import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function passwordAndCode() {
  return v.object({
    /** The account's password. */
    password: text(128),
    /** From the authenticator app, or a recovery code. */
    code: text(32),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function recoveryCodes() {
  return v.array(text(32));
}

export const startTotp = /* @__PURE__ */ endpoint({
  id: 'startTotp',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_startTotp',
  auth: 'token',
  encrypted: true,
  request: v.object({ password: text(128) }),
  value: v.object({
    /** `otpauth://totp/…` for the QR code. */
    uri: text(1024),
    /** The same key to type in: base32, without spaces. */
    key: text(64),
    /** The deadline for confirming it. */
    expiresAt: timestamp(),
  }),
  summary:
    'Creates a key for an authenticator app (RFC 6238); it takes effect when the first code confirms it.',
  spec: '§2 Member centre pages (security centre), decisions: two-factor by authenticator app; path and body defined here.',
});

export const confirmTotp = /* @__PURE__ */ endpoint({
  id: 'confirmTotp',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmTotp',
  auth: 'token',
  encrypted: true,
  request: v.object({ code: text(16) }),
  value: recoveryCodes(),
  summary:
    'Turns on the second step with the first code from the app and returns ten recovery codes, which are shown only once.',
  spec: '§2 Member centre pages (security centre); path and body defined here.',
});

export const disableTotp = /* @__PURE__ */ endpoint({
  id: 'disableTotp',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_disableTotp',
  auth: 'token',
  encrypted: true,
  request: passwordAndCode(),
  value: done(),
  summary: 'Turns off the second step, with the password and a code.',
  spec: '§2 Member centre pages (security centre); path and body defined here.',
});

export const renewRecoveryCodes = /* @__PURE__ */ endpoint({
  id: 'renewRecoveryCodes',
  tag: 'Security',
  method: 'POST',
  path: '/wps/relay/MCSFE_renewRecoveryCodes',
  auth: 'token',
  encrypted: true,
  request: passwordAndCode(),
  value: recoveryCodes(),
  summary: 'Creates ten new recovery codes and invalidates the previous ones.',
  spec: '§2 Member centre pages (security centre); path and body defined here.',
});
