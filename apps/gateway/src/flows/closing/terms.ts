import type { CallContext } from '../../kernel/http/serve';
import { balanceOf, walletOf } from '../../kernel/ledger';
import { forfeitedBonus, remainingTurnover } from '../../modules/money';
import { lossesOf } from '../../modules/protection';

/** What closing an account does to the money in its main wallet, in minor units. */
export interface ClosingTerms {
  payout: bigint;
  /** What is left of bonuses whose turnover isn't met. */
  forfeited: bigint;
}

/** Reads what is paid out and what is forfeited if the caller's account is closed now. */
export async function closingTerms(ctx: CallContext): Promise<ClosingTerms> {
  const me = ctx.me();
  const { available: balance } = await balanceOf(ctx.db, walletOf(me.id, me.currency));
  const tied = (await remainingTurnover(ctx.db, me.id)).filter(
    ({ remaining, bonus }) => remaining > 0n && bonus > 0n,
  );
  if (tied.length === 0) return { payout: balance, forfeited: 0n };
  const since = Math.min(...tied.map(({ at }) => at.getTime()));
  const losses = await lossesOf(ctx.db, me, [since]);
  const forfeited = forfeitedBonus({
    balance,
    bonuses: tied.reduce((sum, { bonus }) => sum + bonus, 0n),
    lost: losses.net(since),
  });
  return { payout: balance - forfeited, forfeited };
}
