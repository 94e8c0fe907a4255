/**
 * The sign-in that has seen its announcements. Kept across reloads and renewed sessions; signing out clears
 * session storage, including this.
 */
const SHOWN_KEY = 'announcementsShownTo';
/** Announcements that a visitor of this browser has dismissed permanently. */
const SEEN_KEY = 'announcementsSeen';
/** More than an operator has active at a time. */
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
    // Storage is blocked or full: kept in memory until the page is closed.
  }
}

export function forgetNoticesShown(): void {
  shownTo = null;
  try {
    sessionStorage.removeItem(SHOWN_KEY);
  } catch {
    // Storage is blocked: there is nothing to remove.
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
    // Storage is blocked or full: they'll be shown again.
  }
}
