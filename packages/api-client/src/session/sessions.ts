import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { done, nothing, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function sessionSchema() {
  return v.object({
    id: text(64),
    /** Whether this is the current session. */
    isCurrent: v.boolean(),
    startedAt: timestamp(),
    lastSeenAt: timestamp(),
    ip: v.string(),
    /** Parsed from the user agent, for example `Chrome, Android`; empty if unknown. */
    device: v.string(),
  });
}

/** A device that is signed in to the member's account. */
export type MemberSession = FieldOf<ReturnType<typeof sessionSchema>>;

export const listSessions = /* @__PURE__ */ endpoint({
  id: 'listSessions',
  tag: 'Session',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSessions',
  auth: 'token',
  request: nothing(),
  value: v.array(sessionSchema()),
  summary: "Lists the devices signed in to the member's account, the current one first.",
  spec: '§2 Member centre pages (security centre); path and value defined here.',
});

export const endSession = /* @__PURE__ */ endpoint({
  id: 'endSession',
  tag: 'Session',
  method: 'POST',
  path: '/wps/relay/MCSFE_endSession',
  auth: 'token',
  request: v.object({ sessionId: text(64) }),
  value: done(),
  summary: "Signs out one device; succeeds even if it's already signed out.",
  spec: '§2 Member centre pages (security centre); path and body defined here. To sign out all devices: logout with allDevices.',
});

export const endOtherSessions = /* @__PURE__ */ endpoint({
  id: 'endOtherSessions',
  tag: 'Session',
  method: 'POST',
  path: '/wps/relay/MCSFE_endOtherSessions',
  auth: 'token',
  request: nothing(),
  value: done(),
  summary: 'Signs out all devices except the current one.',
  spec: '§2 Member centre pages (security centre); path defined here.',
});

/* @__NO_SIDE_EFFECTS__ */
function signInSchema() {
  return v.object({
    at: timestamp(),
    ip: v.string(),
    /** As in a session; empty if unknown. */
    device: v.string(),
    /** With a code of an authenticator app, or a recovery code. */
    hadSecondStep: v.boolean(),
  });
}

/** A past sign-in, whether or not its session still exists. */
export type PastSignIn = FieldOf<ReturnType<typeof signInSchema>>;

export const listSignIns = /* @__PURE__ */ endpoint({
  id: 'listSignIns',
  tag: 'Session',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSignIns',
  auth: 'token',
  request: nothing(),
  value: v.array(signInSchema()),
  summary: "Lists the last ten sign-ins, newest first; the first one is the current session's.",
  spec: '§2 Member centre pages (security centre): last login; path and value defined here.',
});

/**
 * Why the platform no longer accepts a token: the `code` of its 401. `NOT_SIGNED_IN` is every other reason,
 * such as an unknown token.
 */
export const SESSION_END_CODES = {
  SESSION_EXPIRED: 'expired',
  SESSION_REPLACED: 'replaced',
  SESSION_ENDED: 'ended',
} as const;

/** `replaced`: the member has signed in elsewhere; `ended`: signed out from elsewhere. */
export type SessionEndReason = (typeof SESSION_END_CODES)[keyof typeof SESSION_END_CODES];

/** The reason in a 401; `expired` if there is none. */
export function sessionEndReason(code: string | null | undefined): SessionEndReason {
  return SESSION_END_CODES[code as keyof typeof SESSION_END_CODES] ?? 'expired';
}
