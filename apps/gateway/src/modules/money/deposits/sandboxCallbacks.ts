import { formatDecimal } from '@perya/rules/money';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../kernel/platform';
import { sandboxPayment } from './schema';
import { signCallback } from './signature';
import { HEADERS, sandboxKey, type CallbackBody } from './sandboxProvider';

const AT_ONCE = 20;
const TIMEOUT_MS = 5_000;

/** Sends the callbacks of every payment whose outcome the provider has learned since; each is sent once. */
export async function sendDueCallbacks(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const isDue = and(gt(sandboxPayment.callbacksLeft, 0), lte(sandboxPayment.knownAt, clock.now()));
  for (let sent = 0; sent < AT_ONCE; sent += 1) {
    const [next] = await db.select().from(sandboxPayment).where(isDue).limit(1);
    if (next === undefined) return;
    const [taken] = await db
      .update(sandboxPayment)
      .set({ callbacksLeft: sql`${sandboxPayment.callbacksLeft} - 1` })
      .where(
        and(
          eq(sandboxPayment.token, next.token),
          eq(sandboxPayment.callbacksLeft, next.callbacksLeft),
        ),
      )
      .returning();
    if (taken !== undefined) await send(platform, taken);
  }
}

async function send(
  platform: Platform,
  payment: typeof sandboxPayment.$inferSelect,
): Promise<void> {
  const { reference, status, paid, currency, isWronglySigned } = payment;
  if (status === 'PENDING') return;
  const content: CallbackBody = { reference, status, amount: formatDecimal(paid ?? 0n), currency };
  const body = JSON.stringify(content);
  const timestamp = platform.clock.now().getTime();
  const nonce = randomBytes(16).toString('hex');
  const key = isWronglySigned ? randomBytes(32) : sandboxKey(platform);
  try {
    await fetch(`${platform.config.gatewayOrigin}/wps/payments/callback/sandbox`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [HEADERS.timestamp]: String(timestamp),
        [HEADERS.nonce]: nonce,
        [HEADERS.signature]: signCallback(key, { timestamp, nonce, body }),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (err) {
    // As with a real provider, the gateway finds out about a lost callback by querying the payment.
    platform.log.warn({ err, deposit: reference }, 'a sandbox callback did not arrive');
  }
}
