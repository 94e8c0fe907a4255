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
 * Counts one more code to a number, for whatever purpose, whether or not anybody has the number. The
 * address and the device are asked first: who is refused by them must not use up a stranger's codes.
 */
export async function countSending(
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

/** A list of numbers with one guess each is long at this pace; many share an address. */
const TRIES_PER_ADDRESS = { max: 200, windowMs: HOUR_MS };

/** Counts one more try of a code, of whatever number and purpose, from an address. */
export const countCodeTry = ({ db, network, now }: Pick<CallContext, 'db' | 'network' | 'now'>) =>
  limit(db, `code-try:${network}`, TRIES_PER_ADDRESS, now());
