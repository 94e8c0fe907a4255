import { createHmac, timingSafeEqual } from 'node:crypto';
import { CALLBACK_WINDOW_MS } from './signature';

const SECOND_MS = 1_000;

/** The parts of a signature header: `t=<seconds since 1970>,v1=<hex>`, with `v1` once per valid secret. */
interface ParsedHeader {
  timestamp: string;
  signatures: string[];
}

/** HMAC-SHA-256 of the time in seconds, a dot and the body, in hexadecimal. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Checks the signature and the age of a webhook; `valid`, or why it's refused. */
export function verifyWebhook(
  secret: string,
  { header, body, now }: { header: string | undefined; body: string; now: Date },
): 'valid' | 'malformed' | 'signature' | 'stale' {
  const parsed = parseHeader(header ?? '');
  if (parsed === undefined) return 'malformed';
  const expected = Buffer.from(signWebhook(secret, parsed.timestamp, body), 'hex');
  const isSigned = parsed.signatures.some((signature) => {
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return 'signature';
  const age = Math.abs(now.getTime() - Number(parsed.timestamp) * SECOND_MS);
  return age > CALLBACK_WINDOW_MS ? 'stale' : 'valid';
}

function parseHeader(header: string): ParsedHeader | undefined {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value = '']) => value);
  if (!/^\d{1,12}$/.test(timestamp) || signatures.length === 0) return undefined;
  return { timestamp, signatures };
}
