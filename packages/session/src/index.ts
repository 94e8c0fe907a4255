import type { MemberInfo, SessionEndReason } from '@perya/api-client';
import { useStore } from 'zustand';

import { showAccountWarning, type AccountWarning } from './accountWarning';
import { assertBrowser, session } from './browserSession';
import { deviceId } from './device';
import type { SessionMember } from './member';
import type {
  AfterLoginEvent,
  LoginRequest,
  SessionEvent,
  SessionStatus,
  SignInOptions,
  SignInResult,
} from './session';
import type { StorageError } from './tabStorage';

export {
  dismissAccountWarning,
  offeredDemo,
  useAccountWarning,
  showAccountWarning,
  type AccountWarning,
} from './accountWarning';
export type { MemberLabel, SessionMember } from './member';
export type {
  AfterLoginEvent,
  LoginRequest,
  SessionEvent,
  SessionStatus,
  SignInOptions,
  SignInResult,
} from './session';
export { createTabCache, type TabCache } from './tabCache';
export type { StorageError } from './tabStorage';

const HIGHEST_COMMON_RANK = 4;

/* State for components. Always "signed out" on the server and during hydration. */

/**
 * Also true while an expired session is being renewed: the page stays. For API calls use `useSessionToken`.
 */
export function useIsSignedIn(): boolean {
  return useStore(session.store, ({ status }) => status !== 'signed-out');
}

/** Whether the visitor is signed in, signed out, or must sign in again. */
export function useSessionStatus(): SessionStatus {
  return useStore(session.store, ({ status }) => status);
}

/**
 * The signed-in member; null for guests, and until `setMemberInfo`.
 *
 * @example
 * ```tsx
 * import { useMember } from '@perya/session';
 *
 * export function Greeting() {
 *   const member = useMember();
 *   return <p>{member === null ? 'Welcome' : `Welcome, ${member.account}`}</p>;
 * }
 * ```
 */
export function useMember(): SessionMember | null {
  return useStore(session.store, ({ member }) => member);
}

/** The session token; null for guests. */
export function useSessionToken(): string | null {
  return useStore(session.store, ({ token }) => token);
}

/** True for members and agents, false for trial accounts (specification §6). */
export function useCanOpenMemberCentre(): boolean {
  return useStore(session.store, ({ member }) => member !== null && member.accountType !== 'trial');
}

/** True for club ranks above 4 (specification §6). */
export function useIsVip(): boolean {
  return useStore(session.store, ({ member }) => (member?.rankLevel ?? 0) > HIGHEST_COMMON_RANK);
}

/**
 * The operator's name of the VIP's service, from the member info (specification §3). Null for everyone else,
 * and if it has no name of its own.
 */
export function useVipServiceLabel(): string | null {
  const isVip = useIsVip();
  const label = useStore(session.store, ({ member }) => member?.vipServiceLabel ?? null);
  return isVip ? label : null;
}

/** True for agents of type 1, 2, 41 and 42 (specification §6). */
export function useCanOpenAgentCentre(): boolean {
  return useStore(session.store, ({ member }) => member?.isAgent ?? false);
}

/** The content of the login dialog; null while no sign-in is requested. */
export function useLoginRequest(): LoginRequest | null {
  return useStore(session.store, ({ loginRequest }) => loginRequest);
}

/** The message to show after a first login or a registration; null otherwise, and once it was shown. */
export function useAfterLoginEvent(): AfterLoginEvent | null {
  return useStore(session.store, ({ arrival }) => arrival);
}

/** Whether the session is stored. See {@link useStorageStatus}. */
export interface StorageStatus {
  /** False: a reload signs the visitor out, so show a warning. */
  readonly isKept: boolean;
  readonly error: StorageError | null;
}

const KEPT: StorageStatus = { isKept: true, error: null };
const NOT_KEPT: Record<StorageError, StorageStatus> = {
  blocked: { isKept: false, error: 'blocked' },
  full: { isKept: false, error: 'full' },
};

/** Whether the browser keeps the session across a reload. */
export function useStorageStatus(): StorageStatus {
  return useStore(session.store, ({ storageError }) =>
    storageError ? NOT_KEPT[storageError] : KEPT,
  );
}

/* Events and reads outside of components. */

/** The token for the next call: the session's, or one held for a password change. */
export function getToken(): string | null {
  return session.getToken();
}

/** The currently signed-in member, for use outside of components; otherwise use `useMember`. */
export function getMember(): SessionMember | null {
  return session.store.getState().member;
}

/** The brand's merchant, kept in session storage across sign-outs. */
export function getMerchant(): string | null {
  return session.store.getState().merchant;
}

/** A random id of this browser, 32 hexadecimal digits; in memory only if storage is blocked. */
export function getDeviceId(): string {
  assertBrowser('getDeviceId');
  return deviceId(() => localStorage);
}

/**
 * Call when the visitor has signed in. Closes the login request and runs the pending action once.
 *
 * @param info the member's info, if already available; otherwise call `setMemberInfo` later
 * @param options `arrival`: the message to show afterwards, on whatever page the visitor goes to
 * @returns whether there was a pending action: if so, it decides where the visitor goes
 */
export function signIn(
  result: SignInResult,
  info?: MemberInfo,
  options?: SignInOptions,
): { ranPendingAction: boolean } {
  assertBrowser('signIn');
  return session.signIn(result, info, options);
}

/** Call when the arrival message was shown. */
export function markAfterLoginShown(): void {
  session.markAfterLoginShown();
}

/**
 * Stores the response of `getMemberInfo`.
 *
 * @param forToken the token of the request: a late response for an earlier session is ignored
 */
export function setMemberInfo(info: MemberInfo, forToken: string): void {
  session.setMemberInfo(info, forToken);
}

/** Continues the session with another token, after a password change. */
export function replaceToken(token: string): void {
  session.replaceToken(token);
}

/**
 * Signs out here and in every other tab, and clears session storage except the merchant. Sends nothing to the
 * platform.
 */
export function signOut(): void {
  session.signOut();
}

/**
 * Call when the platform rejects the token. Opens one login request; the page stays as it is.
 *
 * @param reason as in the platform's rejection (`sessionEndReason` of the contract)
 */
export function expireSession(reason: SessionEndReason = 'expired'): void {
  session.expireSession(reason);
}

/** Uses a token for calls without signing in: for a password that must be changed first. */
export function setTemporaryToken(token: string): void {
  assertBrowser('setTemporaryToken');
  session.setTemporaryToken(token);
}

/** Discards a token that was held for a step before the sign-in. */
export function clearTemporaryToken(): void {
  session.clearTemporaryToken();
}

/** Sets the brand's merchant code, from the site's configuration. */
export function setMerchant(merchant: string): void {
  assertBrowser('setMerchant');
  session.setMerchant(merchant);
}

/**
 * Runs the action now if signed in; otherwise requests a sign-in and runs it once afterwards. Without an
 * action, the current page stays and shows the member's view.
 *
 * @example
 * ```tsx
 * import { requireLogin } from '@perya/session';
 *
 * export function ClaimButton({ onClaim }: { onClaim: () => void }) {
 *   // A guest is asked to sign in first; the bonus is then claimed once.
 *   const claim = () => requireLogin(onClaim);
 *   return <button type="button" onClick={claim}>Claim</button>;
 * }
 * ```
 */
export function requireLogin(
  action: () => void = () => undefined,
  hint?: { kind?: LoginRequest['kind'] },
): void {
  assertBrowser('requireLogin');
  session.requireLogin(action, hint);
}

/** What happens instead if the visitor has no true account. */
export interface TrueAccountOptions {
  /** What a trial account is told. Default: `in_need_true_account`. */
  readonly warning?: AccountWarning;
  /** Starts the demo instead, if the action is to play a game that has one. */
  readonly playDemo?: (() => void) | undefined;
  /** What a guest is asked to do first. Default: log in. */
  readonly kind?: LoginRequest['kind'];
}

/**
 * Runs an action that needs a real account (specification §6). Guests sign in first. A trial account is warned
 * at once, before anything loads or is sent.
 */
export function requireTrueAccount(
  action: () => void,
  { warning = 'in_need_true_account', playDemo, kind = 'login' }: TrueAccountOptions = {},
): void {
  // Checked again after the sign-in, because it may be that of a trial account.
  requireLogin(
    () => {
      if (getMember()?.accountType === 'trial') showAccountWarning(warning, playDemo);
      else action();
    },
    { kind },
  );
}

/** Opens the login dialog from a Log in or Register button, without a pending action. */
export function requestLogin(kind: LoginRequest['kind'] = 'login'): void {
  assertBrowser('requestLogin');
  session.requestLogin(kind);
}

/** Call when the login dialog was closed without signing in. Drops the pending action. */
export function dismissLoginRequest(): void {
  session.dismissLoginRequest();
}

/**
 * Subscribes code other than components to the session: the query cache, analytics, the chat.
 *
 * @example
 * ```ts
 * import { onSessionEvent } from '@perya/session';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * // Discards a member's data at the sign-out. Returns a function that stops it.
 * export function clearOnSignOut(queryClient: QueryClient): () => void {
 *   return onSessionEvent(({ type }) => {
 *     if (type === 'signed-out') queryClient.clear();
 *   });
 * }
 * ```
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  return session.onEvent(listener);
}
