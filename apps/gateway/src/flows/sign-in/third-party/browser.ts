import { THIRD_PARTY_PATH } from '@perya/api-client';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserHashOf, FLOW_MS, newState } from './flows';

/** Only says that it is the same browser; never who. */
const COOKIE = 'perya-third-party';

/** The browser that asks, by the hash of its cookie; marked at the first time. Several windows share it. */
export function markBrowser(context: Context, origin: string): string {
  const known = getCookie(context, COOKIE);
  const value = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newState();
  setCookie(context, COOKIE, value, {
    path: THIRD_PARTY_PATH,
    httpOnly: true,
    // Sent along when the provider leads back, and with nothing that other pages ask for.
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    maxAge: FLOW_MS / 1000,
  });
  return browserHashOf(value);
}

/** Whether the browser that comes back is the one that began. */
export function isMarked(context: Context, browser: string): boolean {
  const cookie = getCookie(context, COOKIE);
  return cookie !== undefined && browserHashOf(cookie) === browser;
}
