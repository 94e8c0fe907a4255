import { useSyncExternalStore } from 'react';

/** The visitor's answer about statistics; null if not answered. */
export type Consent = 'granted' | 'denied' | null;

/**
 * A cookie, so the server can leave the analytics hosts out of the content security policy for visitors who
 * refused.
 */
const COOKIE = 'consent';
/** The consent expires after this and is requested again. */
const HALF_YEAR_S = 15_552_000;

/** The answer when cookies are blocked. Valid until the page is unloaded. */
let unkept: Consent = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** Parses the answer from a `Cookie` header or `document.cookie`. */
export function consentOfCookies(cookies: string | null): Consent {
  const answer = /(?:^|;\s*)consent=(granted|denied)(?:;|$)/.exec(cookies ?? '')?.[1];
  return (answer as Consent | undefined) ?? null;
}

/** The visitor's answer. Global Privacy Control counts as a rejection until the visitor answers here. */
export function currentConsent(): Consent {
  const answer = consentOfCookies(document.cookie) ?? unkept;
  return answer === null && isPrivacyAsked() ? 'denied' : answer;
}

function isPrivacyAsked(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Stores the visitor's answer, replacing an earlier one. */
export function storeConsent(answer: 'granted' | 'denied'): void {
  isAsked = false;
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  document.cookie = `${COOKIE}=${answer};Path=/;Max-Age=${HALF_YEAR_S};SameSite=Lax${secure}`;
  unkept = consentOfCookies(document.cookie) === null ? answer : null;
  tell();
}

/** Reopens the question. */
export function reopenConsentPrompt(): void {
  isAsked = true;
  tell();
}

/** Closes the question and keeps the current answer. */
export function closeConsentPrompt(): void {
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

/** Whether the visitor has reopened the question. */
export function useIsConsentPromptReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
}
