import type { claimRafflePromotion } from '@perya/api-client';
import { drawNumbers } from '@perya/rules/fairness';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { notify } from '../../../messaging';
import type { Db } from '../../../../kernel/db/types';
import { trueAccountNeeded, Rejection } from '../../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../../kernel/http/serve';
import { isTrial } from '../../../identity';
import { freeSpinGame, nextDraw, rotateSeed, setClientSeed } from '../../../games';
import { messageInAll } from '../../../../kernel/text/messages';
import { assertNotOnBreak } from '../../../protection';
import { ODDS_TOTAL, segmentOf } from './segment';
import { givePrize } from '../prizes/give';
import { raffleTicket, wheelSpin } from './schema';
import { ticketsLeft, ticketsOf } from './tickets';
import { WHEEL_ID, wheelSeeds, spinItem } from './wheel';

/**
 * Spins the wheel: takes a ticket, draws with the committed seeds, stores the spin and pays, in one
 * transaction. The seed pair is used for this spin only and revealed in the response, so the member can
 * verify the draw at once.
 */
export async function spinWheel({ input, ctx }: Call<typeof claimRafflePromotion>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { enabled, segments } = ctx.brand.activities.wheel;
  if (input.promotionId !== WHEEL_ID) throw new Rejection(404, 'UNKNOWN_RAFFLE', 'not_found');
  if (!enabled) throw new Rejection(422, 'RAFFLE_CLOSED', 'raffle_closed');
  await assertNotOnBreak(ctx.db, ctx, member.id);
  await ticketsOf(ctx);
  const owner = wheelSeeds(member.id);
  const at = ctx.now();
  // The seed pair is locked first, so spins of one member run one at a time from here.
  const pair = await nextDraw(ctx.db, owner, at);
  const clientSeed = input.clientSeed ?? pair.clientSeed;
  if (clientSeed !== pair.clientSeed) {
    await setClientSeed(ctx.db, pair.seedId, clientSeed);
  }
  const draw = { ...pair, clientSeed };
  const ticketId = await takeTicket(ctx.db, member.id, at);
  const [drawn = 0] = drawNumbers(draw, [ODDS_TOTAL]);
  const { id: segmentId, prize } = segmentOf(segments, drawn);
  const [spin] = await ctx.db
    .insert(wheelSpin)
    .values({
      memberId: member.id,
      ticketId,
      segmentId,
      prize,
      currency: member.currency,
      drawn,
      seedId: draw.seedId,
      nonce: draw.nonce,
      at,
    })
    .returning();
  if (spin === undefined) throw new Error('The database answered no spin.');
  const game = await freeSpinGame(ctx.platform);
  await givePrize(ctx.db, { ...giftTerms(ctx), prize, game, sourceId: String(spin.id) });
  const { next } = await rotateSeed(ctx.db, owner, { now: at });
  ctx.afterCommit(() => {
    if (prize.type === 'POINTS') notify(ctx.platform, member.id, { type: 'points' });
  });
  return {
    ...spinItem(spin, draw, { language: ctx.language, game }),
    currency: member.currency,
    ticketsLeft: await ticketsLeft(ctx.db, member.id),
    nextCommitment: next.commitment,
  };
}

function giftTerms(ctx: CallContext) {
  const { activities } = ctx.brand;
  const { id, currency } = ctx.me();
  return {
    memberId: id,
    currency,
    source: 'wheel' as const,
    note: messageInAll((t) => t('activity.wheel')),
    language: ctx.language,
    turnoverMultiple: activities.turnoverMultiple,
    spins: activities.freeSpins,
    at: ctx.now(),
  };
}

/** Spends the oldest ticket, or rejects with `NO_TICKET`. */
async function takeTicket(tx: Db, memberId: number, spentAt: Date): Promise<number> {
  const [ticket] = await tx
    .select({ id: raffleTicket.id })
    .from(raffleTicket)
    .where(and(eq(raffleTicket.memberId, memberId), isNull(raffleTicket.spentAt)))
    .orderBy(asc(raffleTicket.id))
    .limit(1)
    .for('update');
  if (ticket === undefined) throw new Rejection(422, 'NO_TICKET', 'raffle_no_ticket');
  await tx.update(raffleTicket).set({ spentAt }).where(eq(raffleTicket.id, ticket.id));
  return ticket.id;
}
