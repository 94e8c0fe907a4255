import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { done, nothing, text, timestamp } from '../core/schemas';

/** A device that is signed in as the member. */
export interface MemberSession {
  readonly id: string;
  /** This very session. */
  readonly isCurrent: boolean;
  /** Milliseconds since 1970, as all times here. */
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly ip: string;
  /** What the platform makes of the browser's own name, for example `Chrome, Android`; empty if nothing. */
  readonly device: string;
}

export const listSessions = /* @__PURE__ */ endpoint({
  id: 'listSessions',
  tag: 'Session',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSessions',
  auth: 'token',
  request: nothing(),
  value: v.object({
    list: v.array(
      v.object({
        sessionId: text(64),
        current: v.boolean(),
        createdAt: timestamp(),
        lastSeenAt: timestamp(),
        ip: v.string(),
        device: v.string(),
      }),
    ),
  }),
  decode: ({ list }): readonly MemberSession[] =>
    list.map(({ sessionId, current, createdAt, lastSeenAt, ip, device }) => ({
      id: sessionId,
      isCurrent: current,
      startedAt: createdAt,
      lastSeenAt,
      ip,
      device,
    })),
  summary: 'The devices that are signed in as the caller, this one first.',
  spec: '§2 Member centre pages (security centre); path and value ours.',
});

export const endSession = /* @__PURE__ */ endpoint({
  id: 'endSession',
  tag: 'Session',
  method: 'POST',
  path: '/wps/relay/MCSFE_endSession',
  auth: 'token',
  request: v.object({ sessionId: text(64) }),
  value: done(),
  summary: 'Signs one device out; one that is signed out already is no fault.',
  spec: '§2 Member centre pages (security centre); path and body ours. All at once: logout with allDevices.',
});

export const endOtherSessions = /* @__PURE__ */ endpoint({
  id: 'endOtherSessions',
  tag: 'Session',
  method: 'POST',
  path: '/wps/relay/MCSFE_endOtherSessions',
  auth: 'token',
  request: nothing(),
  value: done(),
  summary: 'Signs every device out but this one.',
  spec: '§2 Member centre pages (security centre); path ours.',
});

/** A sign-in that was made, wherever it is now. */
export interface PastSignIn {
  readonly at: number;
  readonly ip: string;
  /** As of a session; empty if nothing is known. */
  readonly device: string;
  /** With a code of an authenticator app, or a recovery code. */
  readonly hadSecondStep: boolean;
}

export const listSignIns = /* @__PURE__ */ endpoint({
  id: 'listSignIns',
  tag: 'Session',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSignIns',
  auth: 'token',
  request: nothing(),
  value: v.object({
    list: v.array(
      v.object({
        loginTime: timestamp(),
        ip: v.string(),
        device: v.string(),
        secondStep: v.boolean(),
      }),
    ),
  }),
  decode: ({ list }): readonly PastSignIn[] =>
    list.map(({ loginTime, ip, device, secondStep }) => ({
      at: loginTime,
      ip,
      device,
      hadSecondStep: secondStep,
    })),
  summary: 'The last ten sign-ins, newest first; the first is this one.',
  spec: '§2 Member centre pages (security centre): last login; path and value ours.',
});

/**
 * Why the platform no longer knows a token: the `code` of its 401. `NOT_SIGNED_IN` is every other
 * reason, an unknown token among them.
 */
export const SESSION_END_CODES = {
  SESSION_EXPIRED: 'expired',
  SESSION_REPLACED: 'replaced',
  SESSION_ENDED: 'ended',
} as const;

/** `replaced`: the member has signed in anew elsewhere; `ended`: signed out from elsewhere. */
export type SessionEndReason = (typeof SESSION_END_CODES)[keyof typeof SESSION_END_CODES];

/** The reason that a 401 names; `expired` where it names none. */
export function sessionEndReason(code: string | null | undefined): SessionEndReason {
  return SESSION_END_CODES[code as keyof typeof SESSION_END_CODES] ?? 'expired';
}
