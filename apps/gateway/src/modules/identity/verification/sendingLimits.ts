import { countAttempt, limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';

const HOUR_MS = 60 * 60_000;
const PER_ADDRESS = { max: 30, windowMs: HOUR_MS };
const PER_DEVICE = { max: 10, windowMs: HOUR_MS };
const PER_NUMBER = [
  { name: 'hour', max: 5, windowMs: HOUR_MS },
  { name: 'day', max: 10, windowMs: 24 * HOUR_MS },
] as const;

interface Sending {
  /** E.164. */
  phone: string;
  deviceId?: string | undefined;
}

/**
 * Counts a code to be sent to a number, for any purpose, whether or not it has an account. The IP address and
 * the device are checked first: requests rejected by them must not use up a stranger's codes.
 */
export async function countSentCode(
  { db, network, now }: Pick<CallContext, 'db' | 'network' | 'now'>,
  { phone, deviceId }: Sending,
): Promise<void> {
  const at = now();
  await limit(db, `code:address:${network}`, PER_ADDRESS, at);
  if (deviceId !== undefined) await limit(db, `code:device:${deviceId}`, PER_DEVICE, at);
  for (const { name, max, windowMs } of PER_NUMBER) {
    const { count, resetsAt } = await countAttempt(db, `code:${name}:${phone}`, { windowMs }, at);
    if (count > max) {
      throw new Rejection(429, 'CODE_QUOTA_EXCEEDED', 'code_quota_exceeded', {
        retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - at.getTime()) / 1000)),
      });
    }
  }
}

/** Slow for one guess per number on a list; not lower, as many people share an address. */
const TRIES_PER_ADDRESS = { max: 200, windowMs: HOUR_MS };

/** Counts a code attempt from an IP address, for any number and purpose. */
export const countCodeTry = ({ db, network, now }: Pick<CallContext, 'db' | 'network' | 'now'>) =>
  limit(db, `code-try:${network}`, TRIES_PER_ADDRESS, now());
