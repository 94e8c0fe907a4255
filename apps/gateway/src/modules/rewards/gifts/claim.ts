import type { claimReward } from '@perya/api-client';
import { and, eq } from 'drizzle-orm';
import { freeSpinGame } from '../../games';
import { givePrize, type PrizeGift } from '../activities/prizes/give';
import { messageInAll } from '../../../kernel/text/messages';
import { notify } from '../../messaging';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { isTrial } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { prizeOfColumns } from './item';
import { ownId } from './own';
import { memberReward } from './schema';

/**
 * Claims a platform reward. The row is locked during the transaction, and the payment's key is the row's id,
 * so it's paid once, whatever the idempotency keys.
 */
export async function claim({ input, ctx }: Call<typeof claimReward>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, member.id);
  const id = /^R(\d{1,9})$/.exec(input.id)?.[1];
  const [row] =
    id === undefined
      ? []
      : await ctx.db
          .select()
          .from(memberReward)
          .where(and(eq(memberReward.id, Number(id)), eq(memberReward.memberId, member.id)))
          .for('update');
  if (row === undefined) throw new Rejection(404, 'UNKNOWN_REWARD', 'not_found');
  if (row.claimedAt !== null) {
    throw new Rejection(422, 'ALREADY_CLAIMED', 'reward_already_claimed');
  }
  const claimedAt = ctx.now();
  if (row.expiresAt !== null && row.expiresAt <= claimedAt) {
    throw new Rejection(422, 'REWARD_EXPIRED', 'reward_expired');
  }
  await ctx.db.update(memberReward).set({ claimedAt }).where(eq(memberReward.id, row.id));
  const game = await freeSpinGame(ctx.platform);
  await givePrize(ctx.db, {
    memberId: member.id,
    currency: row.currency,
    prize: giftOf(row),
    source: 'reward',
    sourceId: ownId(row.id),
    note: messageInAll((t) => t(`reward.${row.kind}`)),
    language: ctx.language,
    turnoverMultiple: row.turnoverMultiple,
    spins: {
      days: ctx.brand.activities.freeSpins.days,
      turnoverMultiple: row.turnoverMultiple,
    },
    game,
    at: claimedAt,
  });
  ctx.afterCommit(() => {
    if (row.points > 0) notify(ctx.platform, member.id, { type: 'points' });
  });
  return {
    prize: prizeOfColumns(row, game),
    currency: row.currency,
    claimedAt: claimedAt.getTime(),
  };
}

function giftOf({
  amount,
  points,
  spins,
}: Pick<typeof memberReward.$inferSelect, 'amount' | 'points' | 'spins'>): PrizeGift['prize'] {
  if (amount > 0n) return { type: 'MONEY', amount };
  return points > 0 ? { type: 'POINTS', points } : { type: 'FREE_SPINS', spins };
}
