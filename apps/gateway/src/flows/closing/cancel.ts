import type { cancelClosing, HandlerValueOf } from '@perya/api-client';
import type { Call } from '../../kernel/http/serve';
import { advanceWithdrawal, notifyWithdrawal } from '../../modules/money';
import { keepOpen, lockAccount, payoutsOf, requestedClosing, wrongClosingState } from './closings';

/**
 * Keeps the account open. Payouts that aren't approved yet are cancelled, and their money returns to the
 * wallet; the others go on, and the bonuses stay forfeited with them.
 */
export async function cancel({
  ctx,
}: Call<typeof cancelClosing>): Promise<HandlerValueOf<typeof cancelClosing>> {
  const { db: tx, platform } = ctx;
  const me = ctx.me();
  const at = ctx.now();
  await lockAccount(tx, me.id);
  const row = await requestedClosing(tx, me.id);
  if (row === undefined) throw wrongClosingState();
  let stillPaid = 0n;
  for (const { id, amount, state } of await payoutsOf(tx, row)) {
    const cancelled = await advanceWithdrawal(tx, { id, to: 'CANCELLED', actor: 'MEMBER', at });
    if (cancelled !== undefined) ctx.afterCommit(() => notifyWithdrawal(platform, cancelled));
    else if (state !== 'REFUSED' && state !== 'CANCELLED') stillPaid += amount;
  }
  await keepOpen(tx, row, { state: 'CANCELLED', hasPaid: stillPaid > 0n, at });
  return { currency: row.currency, stillPaid };
}
