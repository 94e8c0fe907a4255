import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../../kernel/platform';
import { sandboxPayment } from './schema';
import { behaviourOf } from './sandboxBehaviour';

const TENTH = 10n;
const SECOND_MS = 1_000;

/** How a payment ends at the sandbox provider. */
export type PaymentEnd = 'PAID' | 'DECLINED' | 'CANCELLED';

/** Ends a payment in the provider's records, once, and schedules its callbacks. */
export async function endPayment(
  platform: Platform,
  which: { token: string } | { reference: string },
  status: PaymentEnd,
): Promise<boolean> {
  const { db, clock } = platform;
  const { callback, lateSeconds } = behaviourOf(platform);
  const is =
    'token' in which
      ? eq(sandboxPayment.token, which.token)
      : eq(sandboxPayment.reference, which.reference);
  const [payment] = await db
    .select()
    .from(sandboxPayment)
    .where(and(is, eq(sandboxPayment.status, 'PENDING')));
  if (payment === undefined) return false;
  const lateMs = callback === 'late' ? lateSeconds * SECOND_MS : 0;
  const short = callback === 'otherAmount' ? payment.amount / TENTH : 0n;
  const [ended] = await db
    .update(sandboxPayment)
    .set({
      status,
      paid: payment.amount - short,
      knownAt: new Date(clock.now().getTime() + lateMs),
      callbacksLeft: callback === 'never' ? 0 : callback === 'twice' ? 2 : 1,
      isWronglySigned: callback === 'wrongSignature',
    })
    .where(and(eq(sandboxPayment.token, payment.token), eq(sandboxPayment.status, 'PENDING')))
    .returning({ token: sandboxPayment.token });
  return ended !== undefined;
}
