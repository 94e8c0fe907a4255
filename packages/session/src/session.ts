import type { MemberInfo, SessionEndReason } from '@perya/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { entriesOfMember, memberOfEntries, memberOfInfo, type SessionMember } from './member';
import { createOtherTabs, type OtherTabsEnvironment } from './otherTabs';
import { createTabStorage, type StorageError } from './tabStorage';

const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchant';
/** The browser's sign-out mark at the time of this sign-in. A different mark means it has ended since. */
const MARK_SEEN_KEY = 'signOutMarkSeen';

/**
 * `expired`: the platform rejected the token, for whatever reason. The page stays as it is, including form
 * input, behind one login request.
 */
export type SessionStatus = 'signed-out' | 'signed-in' | 'expired';

/** A request to show the login or the registration. */
export interface LoginRequest {
  readonly kind: 'login' | 'register';
  /** Any value but `asked`: the visitor was signed in and must sign in again, for this reason. */
  readonly reason: 'asked' | SessionEndReason;
}

/** A message to show after a sign-in, once the page is rendered: the after-login flag (specification §4). */
export interface AfterLoginEvent {
  readonly kind: 'first-login' | 'registered';
}

interface SessionState {
  readonly status: SessionStatus;
  readonly token: string | null;
  /** Null until the member's info has been loaded. */
  readonly member: SessionMember | null;
  readonly merchant: string | null;
  readonly loginRequest: LoginRequest | null;
  readonly arrival: AfterLoginEvent | null;
  readonly storageError: StorageError | null;
}

/** A change of the session. */
export type SessionEvent =
  | {
      readonly type: 'signed-in';
      /** After an expiry: a different member than before, whose data must not be mixed. */
      readonly isOtherMember: boolean;
    }
  | {
      readonly type: 'signed-out';
      /** `other-tab`: signed out in another tab, or while this page was suspended. */
      readonly cause: 'here' | 'other-tab';
    }
  | { readonly type: 'expired'; readonly reason: SessionEndReason }
  | {
      /**
       * The platform may have ended this session: another tab has signed in, or the page has regained focus.
       * A listener that can call the platform should check.
       */
      readonly type: 'questioned';
      readonly cause: 'other-sign-in' | 'seen-again';
    };

/** The part of a sign-in response that the session needs. */
export interface SignInResult {
  readonly token: string;
}

/** Options of a sign-in. */
export interface SignInOptions {
  readonly arrival?: AfterLoginEvent['kind'];
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  getToken(): string | null;
  signIn(
    result: SignInResult,
    info?: MemberInfo,
    options?: SignInOptions,
  ): { ranPendingAction: boolean };
  markAfterLoginShown(): void;
  setMemberInfo(info: MemberInfo, forToken: string): void;
  replaceToken(token: string): void;
  signOut(): void;
  expireSession(reason: SessionEndReason): void;
  setTemporaryToken(token: string): void;
  clearTemporaryToken(): void;
  setMerchant(merchant: string): void;
  requireLogin(action: () => void, hint?: { kind?: LoginRequest['kind'] }): void;
  requestLogin(kind: LoginRequest['kind']): void;
  dismissLoginRequest(): void;
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /** Compares with storage and the other tabs; for pages that were suspended. */
  recheck(): void;
  close(): void;
}

export interface SessionEnvironment extends OtherTabsEnvironment {
  /** May throw if storage is blocked. */
  tabStorage(): Storage | undefined;
}

const SIGNED_OUT = {
  status: 'signed-out',
  token: null,
  member: null,
  arrival: null,
} as const satisfies Partial<SessionState>;

/** All entries that the session stores about a member. */
const NO_ENTRIES = { [TOKEN_KEY]: null, [MARK_SEEN_KEY]: null, ...entriesOfMember(null) };

/** Another member than the page has shown so far, or one not known yet. */
function isOtherMember({ status, member }: SessionState, next: SessionMember | null): boolean {
  return status !== 'signed-out' && (next === null || next.account !== member?.account);
}

export function createSession(environment: SessionEnvironment): Session {
  const storage = createTabStorage(environment.tabStorage);
  // The initial state must match the server's HTML: signed out. Storage is read right after.
  const store = createStore<SessionState>(() => ({
    ...SIGNED_OUT,
    merchant: null,
    loginRequest: null,
    storageError: null,
  }));
  const listeners = new Set<(event: SessionEvent) => void>();
  let pendingAction: (() => void) | null = null;
  let heldToken: string | null = null;
  let seenMark = storage.get(MARK_SEEN_KEY);

  const tabs = createOtherTabs(environment, {
    onSignOut(mark) {
      // If the mark was already seen, the sign-in is newer than the sign-out.
      if (store.getState().status !== 'signed-out' && mark !== seenMark) endSession('other-tab');
    },
    onSignIn: () => question('other-sign-in'),
  });

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };

  const question = (cause: 'other-sign-in' | 'seen-again') => {
    if (store.getState().status === 'signed-in') emit({ type: 'questioned', cause });
  };

  const set = (state: Partial<SessionState>) =>
    store.setState({ ...state, storageError: storage.error });

  /** Whether this tab missed a sign-out elsewhere while suspended. */
  function hasEndedElsewhere(): boolean {
    const mark = tabs.mark();
    return seenMark !== null && mark !== '' && mark !== seenMark;
  }

  function read(): Pick<SessionState, 'status' | 'token' | 'member'> {
    const token = storage.get(TOKEN_KEY);
    if (!token || hasEndedElsewhere()) return SIGNED_OUT;
    return { status: 'signed-in', token, member: memberOfEntries(storage.get) };
  }

  /** Clears all private data, including this tab's storage, and restores the merchant. */
  function forget() {
    const { merchant } = store.getState();
    storage.clear();
    storage.set({ [MERCHANT_KEY]: merchant });
    pendingAction = null;
    heldToken = null;
    seenMark = null;
  }

  function endSession(cause: 'here' | 'other-tab') {
    forget();
    set({ ...SIGNED_OUT, loginRequest: null });
    emit({ type: 'signed-out', cause });
  }

  function recheck() {
    const before = store.getState();
    seenMark = storage.get(MARK_SEEN_KEY) ?? seenMark;
    if (before.status === 'expired' && hasEndedElsewhere()) {
      endSession('other-tab');
      return;
    }
    const found = read();
    if (found.token === before.token) {
      question('seen-again');
      return;
    }
    if (found.status === 'signed-out') {
      endSession('other-tab');
      return;
    }
    // A later page of this tab has signed in.
    pendingAction = null;
    set({ ...found, loginRequest: null });
    emit({ type: 'signed-in', isOtherMember: isOtherMember(before, found.member) });
  }

  const session: Session = {
    store,
    getToken: () => store.getState().token ?? heldToken,
    signIn({ token }, info, { arrival } = {}) {
      const before = store.getState();
      const member = info ? memberOfInfo(info) : null;
      const action = pendingAction;
      pendingAction = null;
      heldToken = null;
      seenMark = tabs.mark();
      storage.set({ [TOKEN_KEY]: token, [MARK_SEEN_KEY]: seenMark, ...entriesOfMember(member) });
      set({
        status: 'signed-in',
        token,
        member,
        loginRequest: null,
        arrival: arrival ? { kind: arrival } : null,
      });
      // If only one session is allowed, the other tabs' sessions have just ended.
      tabs.announceSignIn();
      emit({ type: 'signed-in', isOtherMember: isOtherMember(before, member) });
      // Deferred, so that an error in the action isn't treated as a failed sign-in.
      if (action) queueMicrotask(action);
      return { ranPendingAction: action !== null };
    },
    setMemberInfo(info, forToken) {
      // A response that was in flight when the session ended must not restore it.
      if (store.getState().token !== forToken) return;
      const member = memberOfInfo(info);
      storage.set(entriesOfMember(member));
      set({ member });
    },
    replaceToken(token) {
      if (store.getState().status !== 'signed-in') return;
      storage.set({ [TOKEN_KEY]: token });
      set({ token });
    },
    signOut() {
      heldToken = null;
      if (store.getState().status === 'signed-out') return;
      // The other tabs first: an error in a listener here must not keep them signed in.
      tabs.announceSignOut();
      endSession('here');
    },
    markAfterLoginShown() {
      set({ arrival: null });
    },
    expireSession(reason) {
      if (store.getState().status !== 'signed-in') return;
      // Only the session's own entries: a pending money call keeps its key in the same storage.
      storage.set(NO_ENTRIES);
      set({
        status: 'expired',
        token: null,
        arrival: null,
        loginRequest: { kind: 'login', reason },
      });
      emit({ type: 'expired', reason });
    },
    setTemporaryToken(token) {
      heldToken = token;
    },
    clearTemporaryToken() {
      heldToken = null;
    },
    setMerchant(merchant) {
      storage.set({ [MERCHANT_KEY]: merchant });
      set({ merchant });
    },
    requireLogin(action, { kind = 'login' } = {}) {
      const { status, loginRequest } = store.getState();
      if (status === 'signed-in') {
        action();
        return;
      }
      // The last click wins.
      pendingAction = action;
      set({ loginRequest: loginRequest ?? { kind, reason: 'asked' } });
    },
    requestLogin(kind) {
      const { status, loginRequest } = store.getState();
      if (status === 'signed-in') return;
      pendingAction = null;
      set({ loginRequest: { kind, reason: loginRequest?.reason ?? 'asked' } });
    },
    dismissLoginRequest() {
      const { status } = store.getState();
      pendingAction = null;
      heldToken = null;
      // Closing the dialog after an expiry signs the visitor out, with all its effects.
      if (status === 'expired') endSession('here');
      else set({ loginRequest: null });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recheck,
    close: tabs.close,
  };

  set({ ...read(), merchant: storage.get(MERCHANT_KEY) });
  if (hasEndedElsewhere()) forget();
  else if (store.getState().status === 'signed-out') storage.set(NO_ENTRIES);
  return session;
}
