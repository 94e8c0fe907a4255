import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20;
/** Steps of clock drift allowed either way. */
const DRIFT = 1;

/** A new key for an authenticator app, in base32. */
export const makeKey = (): string => new Secret({ size: KEY_BYTES }).base32;

interface Label {
  brand: string;
  account: string;
}

/** The URI in the QR code for an authenticator app. */
export const uriOf = (key: string, { brand, account }: Label): string =>
  totpOf(key, { issuer: brand, label: account }).toString();

/** The step of a code (RFC 6238); null if the code matches none of the adjacent steps. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

// What every app supports: SHA-1, six digits, thirty seconds.
const totpOf = (key: string, label: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
