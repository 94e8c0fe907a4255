import type { startDeposit } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { siteAddress } from '../../kernel/http/siteAddress';
import {
  providerOf,
  deposit,
  transitionDeposit,
  type DepositRow,
  type StartedPayment,
} from '../../modules/money';
import { ownDeposit } from './read';
import { showDeposit } from './show';

const SECOND_MS = 1_000;

/**
 * Submits an order to its provider under the deposit's id, so that a repeat, or a retry after a lost
 * response, results in a single payment.
 */
export async function begin({ input, ctx }: Call<typeof startDeposit>) {
  const row = await ownDeposit(ctx, input.id);
  if (row.status !== 'CREATED') return showDeposit(ctx, row);
  if (row.expiresAt <= ctx.now()) throw new Rejection(422, 'DEPOSIT_OVER', 'deposit_over');
  const { paymentId, instruction } = await startAtProvider(ctx, row, input.returnTo);
  const askAt = new Date(ctx.now().getTime() + ctx.brand.deposits.askAfterSeconds * SECOND_MS);
  await ctx.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(deposit).where(eq(deposit.id, row.id)).for('update');
    if (locked === undefined) return;
    await transitionDeposit(
      tx,
      locked,
      { status: 'REDIRECTED', reason: 'WITH_PROVIDER', at: ctx.now() },
      { instruction: { ...instruction, paymentId }, askAt },
    );
  });
  return showDeposit(ctx, await ownDeposit(ctx, row.id));
}

async function startAtProvider(
  { platform, log }: CallContext,
  row: DepositRow,
  returnTo: string | undefined,
): Promise<StartedPayment> {
  const { method } = row;
  const provider = method.provider === null ? undefined : providerOf(platform, method.provider);
  if (provider === undefined) {
    throw new Rejection(503, 'PROVIDER_UNAVAILABLE', 'payment_provider_unavailable');
  }
  const { siteOrigins } = platform.config;
  const home = `${siteOrigins[0] ?? ''}/?member=depositv2&deposit=${row.id}`;
  try {
    return await provider.begin({
      reference: row.id,
      amount: row.amount,
      currency: row.currency,
      kind: method.kind,
      asset: method.asset,
      returnTo: siteAddress(returnTo, siteOrigins) ?? home,
      expiresAt: row.expiresAt,
    });
  } catch (err) {
    log.error({ err, provider: provider.id, deposit: row.id }, 'a payment could not be begun');
    throw new Rejection(503, 'PROVIDER_UNAVAILABLE', 'payment_provider_unavailable');
  }
}
