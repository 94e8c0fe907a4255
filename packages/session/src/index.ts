import type { MemberInfo, SessionEndReason } from '@perya/api-client';
import { useStore } from 'zustand';

import { assertBrowser, session } from './browserSession';
import { deviceId } from './device';
import type { SessionMember } from './member';
import type {
  Arrival,
  LoginRequest,
  SessionEvent,
  SessionStatus,
  SignInOptions,
  SignInResult,
} from './session';
import type { StorageFault } from './tabStorage';

export {
  accountWarningClosed,
  offeredDemo,
  useAccountWarning,
  warnOfAccount,
  type AccountWarning,
} from './accountWarning';
export type { MemberLabel, SessionMember } from './member';
export type {
  Arrival,
  LoginRequest,
  SessionEvent,
  SessionStatus,
  SignInOptions,
  SignInResult,
} from './session';
export type { StorageFault } from './tabStorage';

const HIGHEST_COMMON_RANK = 4;

/* What the screens read. All are "signed out" on the server and during hydration. */

/** True also while a session has expired and is being renewed: the page stays. Calls go by `useSessionToken`. */
export function useIsSignedIn(): boolean {
  return useStore(session.store, ({ status }) => status !== 'signed-out');
}

export function useSessionStatus(): SessionStatus {
  return useStore(session.store, ({ status }) => status);
}

/** Who is signed in; null for guests, and until `memberInfoArrived`. */
export function useMember(): SessionMember | null {
  return useStore(session.store, ({ member }) => member);
}

export function useSessionToken(): string | null {
  return useStore(session.store, ({ token }) => token);
}

/** Members and agents may, trial accounts may not (specification §6). */
export function useCanOpenMemberCentre(): boolean {
  return useStore(session.store, ({ member }) => member !== null && member.accountType !== 'trial');
}

/** Club ranks above 4 are served as VIPs (specification §6). */
export function useIsVip(): boolean {
  return useStore(session.store, ({ member }) => (member?.rankLevel ?? 0) > HIGHEST_COMMON_RANK);
}

/** Agents of type 1, 2, 41 and 42 may (specification §6). */
export function useCanOpenAgentCentre(): boolean {
  return useStore(session.store, ({ member }) => member?.isAgent ?? false);
}

/** What the login dialog has to show; null while nobody is asked to sign in. */
export function useLoginRequest(): LoginRequest | null {
  return useStore(session.store, ({ loginRequest }) => loginRequest);
}

/** What there is to say after a first login or a registration; null otherwise, and once it is said. */
export function useArrival(): Arrival | null {
  return useStore(session.store, ({ arrival }) => arrival);
}

export interface StorageStatus {
  /** False: a reload signs out, and the visitor should be told so. */
  readonly isKept: boolean;
  readonly fault: StorageFault | null;
}

const KEPT: StorageStatus = { isKept: true, fault: null };
const NOT_KEPT: Record<StorageFault, StorageStatus> = {
  blocked: { isKept: false, fault: 'blocked' },
  full: { isKept: false, fault: 'full' },
};

/** Whether the browser keeps the session through a reload. */
export function useStorageStatus(): StorageStatus {
  return useStore(session.store, ({ storageFault }) =>
    storageFault ? NOT_KEPT[storageFault] : KEPT,
  );
}

/* What happens. */

/** The token for the next call: the session's, or one that is held for a password change. */
export function getToken(): string | null {
  return session.getToken();
}

/** Who is signed in at this moment, for what happens outside of a component; otherwise `useMember`. */
export function getMember(): SessionMember | null {
  return session.store.getState().member;
}

/** The merchant of the brand, as kept in session storage through sign-outs. */
export function getMerchant(): string | null {
  return session.store.getState().merchant;
}

/** A random name of this browser, 32 hexadecimal digits; in memory only where storage is blocked. */
export function getDeviceId(): string {
  assertBrowser('getDeviceId');
  return deviceId(() => localStorage);
}

/**
 * The visitor has signed in. Closes the login request and runs the action that asked for it, once.
 *
 * @param info the member's info, where the caller has it already; otherwise it follows by `memberInfoArrived`
 * @param options `arrival`: what there is to say afterwards, wherever the visitor goes
 * @returns whether an action was waiting: then it decides where the visitor goes
 */
export function signIn(
  result: SignInResult,
  info?: MemberInfo,
  options?: SignInOptions,
): { ranPendingAction: boolean } {
  assertBrowser('signIn');
  return session.signIn(result, info, options);
}

/** What the arrival had to say has been shown. */
export function arrivalSeen(): void {
  session.arrivalSeen();
}

/**
 * The answer of `getMemberInfo`.
 *
 * @param forToken the token it was asked with: a late answer for an earlier session is ignored
 */
export function memberInfoArrived(info: MemberInfo, forToken: string): void {
  session.memberInfoArrived(info, forToken);
}

/** The session goes on with another token: the password was changed in it. */
export function tokenRenewed(token: string): void {
  session.tokenRenewed(token);
}

/** Signs out here and in every other tab, and clears session storage but for the merchant. Tells the platform nothing. */
export function signOut(): void {
  session.signOut();
}

/**
 * The platform no longer knows the token: one login request, and the page stays as it is.
 *
 * @param reason as the platform's refusal names it (`sessionEndReason` of the contract)
 */
export function sessionEnded(reason: SessionEndReason = 'expired'): void {
  session.sessionEnded(reason);
}

/** Uses a token for calls without being signed in: for a password that has to be changed first. */
export function holdToken(token: string): void {
  assertBrowser('holdToken');
  session.holdToken(token);
}

export function dropHeldToken(): void {
  session.dropHeldToken();
}

/** The brand's merchant code, from the site's configuration. */
export function setMerchant(merchant: string): void {
  assertBrowser('setMerchant');
  session.setMerchant(merchant);
}

/**
 * Runs the action now if signed in; otherwise asks to sign in, and runs it once after that. Without one,
 * the page that asked stays, now as the member sees it.
 */
export function requireLogin(
  action: () => void = () => undefined,
  hint?: { kind?: LoginRequest['kind'] },
): void {
  assertBrowser('requireLogin');
  session.requireLogin(action, hint);
}

/** Opens the login dialog from a Log in or Register button; nothing waits for it. */
export function requestLogin(kind: LoginRequest['kind'] = 'login'): void {
  assertBrowser('requestLogin');
  session.requestLogin(kind);
}

/** The login dialog was closed without signing in: what waited for it is dropped. */
export function loginRequestClosed(): void {
  session.loginRequestClosed();
}

/** For what must follow a session and is not a screen: the query cache, analytics, the chat. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  return session.onEvent(listener);
}
