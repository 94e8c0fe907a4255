import type { LanguageCode } from './languages';

/** The current language, in local storage and as a cookie, so that the server renders the same one. */
const LANGUAGE_KEY = 'lang';
/** The visitor's explicit choice; kept even while the brand doesn't offer it. */
const CHOSEN_KEY = 'hisLang';
const YEAR_IN_SECONDS = 31_536_000;

/** Stores the visitor's choice. If storage is blocked, it applies to this page only. */
export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
    localStorage.setItem(CHOSEN_KEY, code);
  } catch {
    // The cookie below may still be allowed.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
}

/** The language of an earlier visit, unvalidated: pass it to `resolveLanguage`. */
export function storedLanguage(): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(CHOSEN_KEY) ?? localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // Storage may be blocked while cookies are allowed.
  }
  return stored ?? languageOfCookies(document.cookie);
}

/** The language in a `Cookie` header, unvalidated: pass it to `resolveLanguage`. */
export function languageOfCookies(header: string | null | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === LANGUAGE_KEY && value) return value;
  }
  return null;
}
