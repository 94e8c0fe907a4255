import type { SessionEndReason } from '@perya/api-client';
import type { Audience } from '../config/agentSite';
import type { Platform } from '../platform';

/**
 * The signed-in member. This interface declares what the kernel reads; the module that owns the accounts adds
 * its columns by declaration merging.
 */
export interface Member {
  id: number;
  /** Why a session is restricted, if it is; otherwise the password is the default one. */
  passwordExpired: boolean;
  /** Whether the account is being closed or is closed; null while it's open. */
  closing: 'REQUESTED' | 'CLOSED' | null;
}

/** A sign-in; the module that owns the sessions adds its columns. */
export interface Session {
  /** Can only be used to change a password that has to be changed first. */
  isRestricted: boolean;
}

/** What a token refers to. */
export type SessionState =
  | { readonly kind: 'open'; readonly member: Member; readonly session: Session }
  | { readonly kind: 'over'; readonly reason: SessionEndReason }
  | { readonly kind: 'unknown' };

/** Looks up a token when a call is handled; on a site that isn't for its member, it's unknown. */
export type ReadSession = (
  platform: Platform,
  token: string,
  audience: Audience,
) => Promise<SessionState>;
