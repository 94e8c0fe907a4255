import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a callback that its signature is about. */
export interface SignedParts {
  /** Milliseconds since 1970, as the sender's clock says. */
  timestamp: number;
  /** Random and used once. */
  nonce: string;
  body: string;
}

/** Older and newer callbacks than this are not believed: what was caught on the way is soon useless. */
export const CALLBACK_WINDOW_MS = 300_000;

/** HMAC-SHA-256 over time, nonce and body, as hexadecimal digits. */
export function signCallback(key: Buffer, { timestamp, nonce, body }: SignedParts): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/** Whether a signature is the key's, compared in constant time. */
export function isSignedBy(key: Buffer, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signCallback(key, parts), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
