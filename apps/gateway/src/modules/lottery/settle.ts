import { and, asc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Platform } from '../../kernel/platform';
import { outcomeOf } from '../bets';
import { lotteryNamed } from './drawDue';
import { endTickets, refund, type TicketSettlement, type OpenTicket } from './endTickets';
import { divideJackpot } from './jackpot';
import { maxPayout } from './limits';
import { mutex } from '../../kernel/jobs/mutex';
import { settleTicket, type SettledTicket } from './outcome';
import { lotteryDraw, lotteryOrder, lotteryTicket, type DrawRow } from './schema';

/** Tickets per transaction: enough for throughput, few enough to keep locks short. */
const BATCH = 1_000;
/** Draws settled per run; the rest is processed in the next one. */
const DRAWS_AT_ONCE = 500;

/** Settles all draws that were drawn or called off. */
export const settleDrawn = mutex(async (platform) => {
  const draws = await platform.db
    .select({ lottery: lotteryDraw.lottery, number: lotteryDraw.number })
    .from(lotteryDraw)
    .where(inArray(lotteryDraw.status, ['drawn', 'voiding']))
    .orderBy(asc(lotteryDraw.drawAt), asc(lotteryDraw.lottery))
    .limit(DRAWS_AT_ONCE);
  for (const draw of draws) {
    try {
      await settleDraw(platform, draw);
    } catch (err) {
      // A draw that can't be settled must not block other lotteries.
      platform.log.error({ err, ...draw }, 'settling a draw failed');
    }
  }
});

type DrawKey = Pick<DrawRow, 'lottery' | 'number'>;

/** Settles in batches, each in its own transaction: after a crash, what was paid stays paid. */
async function settleDraw(platform: Platform, key: DrawKey): Promise<void> {
  let after = '';
  for (let batches = 0; ; batches += 1) {
    const last = await platform.db.transaction((tx) => settleBatch(tx, platform, key, after));
    if (last === undefined) {
      if (batches > 1) platform.log.info({ ...key, batches }, 'settled a draw of many tickets');
      return;
    }
    if (batches === 1) platform.log.info(key, 'settling a draw of many tickets');
    after = last;
  }
}

/**
 * Settles the tickets after an id. Returns the last ticket's id, or undefined if there is nothing left to do.
 */
async function settleBatch(
  tx: Db,
  platform: Platform,
  key: DrawKey,
  after: string,
): Promise<string | undefined> {
  const draw = await claim(tx, key);
  if (draw === undefined) return undefined;
  const at = platform.clock.now();
  const open = await openTickets(tx, draw, after);
  if (open.length === 0) {
    await finish(tx, draw, { platform, at });
    return undefined;
  }
  if (draw.status === 'voiding') {
    await endTickets(
      tx,
      open.map((ticket) => refund(ticket, 'VOID')),
      at,
    );
  } else {
    await payBatch(tx, draw, open, at);
  }
  return open.at(-1)?.ticket.id;
}

/**
 * Returns the locked draw if it's this caller's turn. Only one of several gateways works on a draw, and the
 * draws of a lottery are settled in order, because a win may stop a chase on later draws.
 */
async function claim(tx: Db, { lottery, number }: DrawKey): Promise<DrawRow | undefined> {
  const [draw] = await tx
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, lottery),
        eq(lotteryDraw.number, number),
        inArray(lotteryDraw.status, ['drawn', 'voiding']),
      ),
    )
    .for('update', { skipLocked: true });
  if (draw === undefined || draw.status === 'voiding') return draw;
  const [earlier] = await tx
    .select({ number: lotteryDraw.number })
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, lottery),
        lt(lotteryDraw.drawAt, draw.drawAt),
        inArray(lotteryDraw.status, ['waiting', 'drawn', 'voiding']),
      ),
    )
    .limit(1);
  return earlier === undefined ? draw : undefined;
}

function openTickets(tx: Db, draw: DrawRow, after: string): Promise<OpenTicket[]> {
  return tx
    .select({ ticket: lotteryTicket, order: lotteryOrder })
    .from(lotteryTicket)
    .innerJoin(lotteryOrder, eq(lotteryOrder.id, lotteryTicket.orderId))
    .where(
      and(
        eq(lotteryTicket.lottery, draw.lottery),
        eq(lotteryTicket.draw, draw.number),
        gt(lotteryTicket.id, after),
        eq(lotteryTicket.state, 'OPEN'),
        // Tickets with a share of the jackpot are settled once all of them are known.
        isNull(lotteryTicket.jackpotWeight),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .limit(BATCH)
    .for('update', { of: lotteryTicket });
}

async function payBatch(
  tx: Db,
  draw: DrawRow,
  open: readonly OpenTicket[],
  at: Date,
): Promise<void> {
  const settled = open.map((of) => ({ of, won: wonBy(of, draw) }));
  const sharing = settled.filter(({ won }) => won.jackpotWeight > 0n);
  for (const { of, won } of sharing) {
    await tx
      .update(lotteryTicket)
      .set({ outcome: won.outcome, jackpotWeight: won.jackpotWeight })
      .where(eq(lotteryTicket.id, of.ticket.id));
  }
  const endings = settled
    .filter(({ won }) => won.jackpotWeight === 0n)
    .map(({ of, won }) => endingOf(of, won));
  // In one call: accounts are locked in a fixed order, so two gateways can't deadlock.
  await endTickets(tx, [...endings, ...(await stoppedBy(tx, endings))], at);
}

function wonBy({ ticket, order }: OpenTicket, { result }: DrawRow): SettledTicket {
  if (result === null) throw new Error(`The draw ${ticket.draw} has no result to settle by.`);
  const lottery = lotteryNamed(ticket.lottery);
  const { currency, multiple } = ticket;
  return settleTicket({ lottery, currency, multiple, mode: order.mode }, order.lines, {
    result,
    max: Number(maxPayout(currency)),
  });
}

function endingOf(of: OpenTicket, { payout, outcome }: SettledTicket): TicketSettlement {
  const isEmpty = outcome.every(({ rebate, wins }) => rebate === 0 && wins.length === 0);
  const state = outcomeOf(of.ticket.stake, payout);
  return { of, state, payout, ...(isEmpty ? {} : { outcome }) };
}

/** Refunds the remaining tickets of chases that stop on a win and have just won more than their stake. */
async function stoppedBy(
  tx: Db,
  endings: readonly TicketSettlement[],
): Promise<TicketSettlement[]> {
  const won = endings.filter(
    ({ of: { order }, state }) => state === 'WON' && order.stopsOnWin && order.chaseCount > 1,
  );
  const [first] = won;
  if (first === undefined) return [];
  const left = await tx
    .select({ ticket: lotteryTicket, order: lotteryOrder })
    .from(lotteryTicket)
    .innerJoin(lotteryOrder, eq(lotteryOrder.id, lotteryTicket.orderId))
    .where(
      and(
        inArray(
          lotteryTicket.orderId,
          won.map(({ of }) => of.order.id),
        ),
        eq(lotteryTicket.state, 'OPEN'),
        ne(lotteryTicket.draw, first.of.ticket.draw),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .for('update', { of: lotteryTicket });
  return left.map((ticket) => refund(ticket, 'STOPPED'));
}

/** Called when only the tickets sharing the jackpot are left: divides it and closes the draw. */
async function finish(
  tx: Db,
  draw: DrawRow,
  { platform, at }: { platform: Platform; at: Date },
): Promise<void> {
  const isVoid = draw.status === 'voiding';
  const pool = isVoid
    ? undefined
    : await divideJackpot(tx, draw, { currency: platform.brand.current.currency, at });
  if (pool !== undefined) await endTickets(tx, await stoppedBy(tx, pool.endings), at);
  await tx
    .update(lotteryDraw)
    .set({
      status: isVoid ? 'void' : 'settled',
      settledAt: at,
      ...(pool && { jackpots: pool.jackpots, jackpotBets: pool.bets }),
    })
    .where(and(eq(lotteryDraw.lottery, draw.lottery), eq(lotteryDraw.number, draw.number)));
}
