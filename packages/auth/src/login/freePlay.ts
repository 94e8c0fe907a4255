import { loginFreePlay, type ApiClient } from '@perya/api-client';

import { randomText } from '../encoding/base64url';
import { forgetRemembered } from '../remember/remember';
import { openSession } from './signIn';

/** 128 bits, as the specification's random string is long enough to be nobody else's. */
const NONCE_BYTES = 16;

/**
 * Opens a trial session for a guest (specification §4, Free play login): the call, the info, and what
 * was remembered is cleared, since this browser is used by somebody else now.
 */
export async function enterFreePlay(client: ApiClient): Promise<{ ranPendingAction: boolean }> {
  const session = await client.call(loginFreePlay, {
    os: operatingSystem(navigator.userAgent),
    nonce: randomText(NONCE_BYTES),
  });
  await forgetRemembered();
  return openSession(client, session);
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  // Before macOS and Linux, which these also name.
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** The system that a browser says it runs on, in one word. */
export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown';
}
