import { useSyncExternalStore } from 'react';

/** What a visitor has said about statistics; null: nothing yet. */
export type Consent = 'granted' | 'denied' | null;

/** In a cookie, so that the server leaves the analytics' hosts out of the page policy of who refused. */
const COOKIE = 'consent';
/** After that it is asked anew. */
const HALF_YEAR_S = 15_552_000;

/** The answer where cookies are blocked: it holds for this page. */
let unkept: Consent = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** The answer in a `Cookie` header or `document.cookie`. */
export function consentOfCookies(cookies: string | null): Consent {
  const answer = /(?:^|;\s*)consent=(granted|denied)(?:;|$)/.exec(cookies ?? '')?.[1];
  return (answer as Consent | undefined) ?? null;
}

/**
 * The visitor's answer. A browser that tells every site not to (Global Privacy Control) has answered,
 * until its owner says otherwise here.
 */
export function currentConsent(): Consent {
  const answer = consentOfCookies(document.cookie) ?? unkept;
  return answer === null && isPrivacyAsked() ? 'denied' : answer;
}

function isPrivacyAsked(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** The visitor has answered, for the first time or anew. */
export function consentAnswered(answer: 'granted' | 'denied'): void {
  isAsked = false;
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  document.cookie = `${COOKIE}=${answer};Path=/;Max-Age=${HALF_YEAR_S};SameSite=Lax${secure}`;
  unkept = consentOfCookies(document.cookie) === null ? answer : null;
  tell();
}

/** The visitor wants to see the question again. */
export function consentReconsidered(): void {
  isAsked = true;
  tell();
}

/** The answer stays what it was. */
export function consentLeft(): void {
  isAsked = false;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => null);
}

/** Whether the visitor has asked to see the question again. */
export function useIsConsentReconsidered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
}
