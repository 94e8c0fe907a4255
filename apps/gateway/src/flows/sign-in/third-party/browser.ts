import { THIRD_PARTY_PATH } from '@perya/api-client';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserHashOf, FLOW_MS, newState } from './flows';

/** Identifies the browser only, never the person. */
const COOKIE = 'perya-third-party';

/** Returns the hash of the browser's cookie, which is set on the first visit. Windows of a browser share it. */
export function identifyBrowser(context: Context, origin: string): string {
  const known = getCookie(context, COOKIE);
  const value = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newState();
  setCookie(context, COOKIE, value, {
    path: THIRD_PARTY_PATH,
    httpOnly: true,
    // Sent when the provider redirects back, but not with requests that other pages make.
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    maxAge: FLOW_MS / 1000,
  });
  return browserHashOf(value);
}

/** Whether the browser that returns is the one that started the sign-in. */
export function isSameBrowser(context: Context, browser: string): boolean {
  const cookie = getCookie(context, COOKIE);
  return cookie !== undefined && browserHashOf(cookie) === browser;
}
