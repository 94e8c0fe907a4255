/**
 * Which sign-in has had its announcements. It stays through a reload and through a session that is
 * renewed; signing out clears session storage, and this with it.
 */
const SHOWN_KEY = 'announcementsShownTo';
/** Announcements that a visitor of this browser wants to see no more. */
const SEEN_KEY = 'announcementsSeen';
/** More than an operator has standing at a time. */
const MAX_SEEN = 60;

let shownTo: string | null = null;

export function noticesShownTo(): string | null {
  try {
    return sessionStorage.getItem(SHOWN_KEY);
  } catch {
    return shownTo;
  }
}

export function markNoticesShown(account: string): void {
  shownTo = account;
  try {
    sessionStorage.setItem(SHOWN_KEY, account);
  } catch {
    // Blocked or full: kept for as long as this page stands.
  }
}

export function forgetNoticesShown(): void {
  shownTo = null;
  try {
    sessionStorage.removeItem(SHOWN_KEY);
  } catch {
    // Blocked: there is nothing to forget.
  }
}

export function seenNotices(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function markNoticesSeen(ids: readonly string[]): void {
  const all = [...new Set([...seenNotices(), ...ids])];
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(all.slice(-MAX_SEEN)));
  } catch {
    // Blocked or full: they will be shown again.
  }
}
