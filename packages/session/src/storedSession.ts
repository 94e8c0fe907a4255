import { entriesOfMember, memberOfEntries, type SessionMember } from './member';
import { createTabStorage, type StorageFault } from './tabStorage';

const TOKEN_KEY = 'token';
const MERCHANT_KEY = 'merchant';
/** The browser's sign-out mark at the time of this sign-in: another one means that it has ended since. */
const MARK_SEEN_KEY = 'signOutMarkSeen';

/** Everything that the session itself keeps about a member. */
const NO_ENTRIES = { [TOKEN_KEY]: null, [MARK_SEEN_KEY]: null, ...entriesOfMember(null) };

/** What the session keeps in the tab's storage, so that a reload finds it. */
export interface StoredSession {
  readonly fault: StorageFault | null;
  token(): string | null;
  member(): SessionMember | null;
  merchant(): string | null;
  seenMark(): string | null;
  setSignIn(token: string, seenMark: string, member: SessionMember | null): void;
  setToken(token: string): void;
  setMember(member: SessionMember): void;
  setMerchant(merchant: string): void;
  /** Removes the session's own entries alone: a money call under way keeps its key there. */
  removeSignIn(): void;
  /** Removes all entries of the tab, whoever wrote them, and keeps the merchant. */
  clear(merchant: string | null): void;
}

/** @param open gives the tab's storage; may throw where storage is blocked */
export function createStoredSession(open: () => Storage | undefined): StoredSession {
  const storage = createTabStorage(open);
  return {
    get fault() {
      return storage.fault;
    },
    token: () => storage.get(TOKEN_KEY),
    member: () => memberOfEntries(storage.get),
    merchant: () => storage.get(MERCHANT_KEY),
    seenMark: () => storage.get(MARK_SEEN_KEY),
    setSignIn: (token, seenMark, member) =>
      storage.set({ [TOKEN_KEY]: token, [MARK_SEEN_KEY]: seenMark, ...entriesOfMember(member) }),
    setToken: (token) => storage.set({ [TOKEN_KEY]: token }),
    setMember: (member) => storage.set(entriesOfMember(member)),
    setMerchant: (merchant) => storage.set({ [MERCHANT_KEY]: merchant }),
    removeSignIn: () => storage.set(NO_ENTRIES),
    clear: (merchant) => {
      storage.clear();
      storage.set({ [MERCHANT_KEY]: merchant });
    },
  };
}
