import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a callback that its signature covers. */
export interface SignedParts {
  /** Milliseconds since 1970, by the sender's clock. */
  timestamp: number;
  /** Random, used once. */
  nonce: string;
  body: string;
}

/**
 * Callbacks with a timestamp further off than this are rejected, so a captured callback soon becomes useless.
 */
export const CALLBACK_WINDOW_MS = 300_000;

/** HMAC-SHA-256 of timestamp, nonce and body, in hexadecimal. */
export function signCallback(key: Buffer, { timestamp, nonce, body }: SignedParts): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/** Whether a signature was made with the key, compared in constant time. */
export function isSignedBy(key: Buffer, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signCallback(key, parts), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
