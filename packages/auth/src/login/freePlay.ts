import { loginFreePlay, type ApiClient } from '@perya/api-client';

import { randomText } from '../encoding/base64url';
import { clearRememberedSignIn } from '../remember/remember';
import { openSession } from './signIn';

/** 128 bits, enough to make the specification's random string unique. */
const NONCE_BYTES = 16;

/**
 * Opens a trial session for a guest (specification §4, Free play login): sends the request, loads the member
 * data and clears remembered credentials, since a different user now uses this browser.
 */
export async function enterFreePlay(client: ApiClient): Promise<{ ranPendingAction: boolean }> {
  const session = await client.call(loginFreePlay, {
    os: operatingSystem(navigator.userAgent),
    nonce: randomText(NONCE_BYTES),
  });
  await clearRememberedSignIn();
  return openSession(client, session);
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  // Checked before macOS and Linux, whose names these user agents also contain.
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** The operating system in a user agent string, as one word. */
export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown';
}
