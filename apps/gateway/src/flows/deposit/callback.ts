import type { Hono } from 'hono';
import { and, eq, lt } from 'drizzle-orm';
import { readText } from '../../kernel/http/body';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { providerOf, paymentNonce, CALLBACK_WINDOW_MS } from '../../modules/money';
import { settleDeposit } from './settle';

export const CALLBACK_PATH = '/wps/payments/callback/';

/** An event of a provider can describe a whole payment. */
const CALLBACK_BODY = { bytes: 128 * 1024 };

/** Mounts the endpoints on which payment providers report the result of a payment. */
export function mountCallback(app: Hono, platform: Platform): void {
  app.post(`${CALLBACK_PATH}:provider`, async (context) => {
    const provider = providerOf(platform, context.req.param('provider') ?? '');
    if (provider === undefined) throw new Rejection(404, 'NOT_FOUND', 'not_found');
    const reading = provider.readCallback({
      header: (name) => context.req.header(name),
      body: await readText(context, CALLBACK_BODY),
      now: platform.clock.now(),
    });
    if (reading.verdict === 'refused') {
      context
        .get('log')
        .warn({ provider: provider.id, why: reading.why }, 'a callback was refused');
      throw new Rejection(401, 'CALLBACK_REFUSED', 'invalid_request');
    }
    if (reading.verdict === 'ignored') return context.json({ received: true });
    const { nonce, reference: id, outcome } = reading;
    // Ignore a replayed callback. It counts as used only after its result is stored: when processing fails
    // here, the provider sends it again, and it has to be processed then.
    if (!(await isTaken(platform, provider.id, nonce))) {
      await settleDeposit(platform, { id, provider: provider.id, outcome, told: 'PROVIDER_TOLD' });
      await markTaken(platform, provider.id, nonce);
    }
    return context.json({ received: true });
  });
}

async function isTaken({ db }: Platform, provider: string, nonce: string): Promise<boolean> {
  const same = and(eq(paymentNonce.provider, provider), eq(paymentNonce.nonce, nonce));
  return (await db.$count(paymentNonce, same)) > 0;
}

async function markTaken({ db, clock }: Platform, provider: string, nonce: string): Promise<void> {
  await db.insert(paymentNonce).values({ provider, nonce, at: clock.now() }).onConflictDoNothing();
}

/** Deletes nonces whose callbacks would be rejected as too old by now. */
export async function sweepNonces({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - 4 * CALLBACK_WINDOW_MS);
  await db.delete(paymentNonce).where(lt(paymentNonce.at, before));
}
