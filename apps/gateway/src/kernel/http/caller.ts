import type { SessionEndReason } from '@perya/api-client';
import type { Platform } from '../platform';

/**
 * Who is signed in. Stated here is what the kernel reads; the module that owns the accounts adds its columns by
 * declaration merging.
 */
export interface Member {
  id: number;
}

/** A sign-in; the module that owns the sessions adds its columns. */
export interface Session {
  /** Good for nothing but the change of a password that has to be changed first. */
  isRestricted: boolean;
}

/** What a token stands for. */
export type SessionState =
  | { readonly kind: 'open'; readonly member: Member; readonly session: Session }
  | { readonly kind: 'over'; readonly reason: SessionEndReason }
  | { readonly kind: 'unknown' };

/** Finds out what a token stands for, where a call is answered. */
export type ReadSession = (platform: Platform, token: string) => Promise<SessionState>;
