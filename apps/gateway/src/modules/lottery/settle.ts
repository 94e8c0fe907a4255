import { and, asc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Platform } from '../../kernel/platform';
import { outcomeOf } from '../bets';
import { lotteryNamed } from './drawDue';
import { endTickets, refund, type Ending, type OpenTicket } from './endTickets';
import { divideJackpot } from './jackpot';
import { maxPayout } from './limits';
import { mutex } from '../../kernel/jobs/mutex';
import { settleTicket, type SettledTicket } from './outcome';
import { lotteryDraw, lotteryOrder, lotteryTicket, type DrawRow } from './schema';

/** Tickets of one transaction: enough to be quick, few enough that nobody waits for them. */
const BATCH = 1_000;
/** Draws that one look settles; the rest waits for the next. */
const DRAWS_AT_ONCE = 500;

/** Pays all draws that are drawn or called off. */
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
      // One draw that cannot be settled must not hold up those of other lotteries.
      platform.log.error({ err, ...draw }, 'settling a draw failed');
    }
  }
});

type DrawKey = Pick<DrawRow, 'lottery' | 'number'>;

/** Batch by batch, each in a transaction of its own: what a death in the middle has paid stays paid. */
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

/** Settles the tickets after an id; answers the last one's, or undefined when nothing is left to do here. */
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
 * The draw, locked, where it is this caller's turn: of two gateways one works on it, and a lottery's
 * draws are settled in their order, because a win may end the chase on those after it.
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
        // What shares in the jackpot waits until all that do are known.
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
  // All of it at once: accounts are locked in one order, and two gateways never wait for each other.
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

function endingOf(of: OpenTicket, { payout, outcome }: SettledTicket): Ending {
  const isEmpty = outcome.every(({ rebate, wins }) => rebate === 0 && wins.length === 0);
  const state = outcomeOf(of.ticket.stake, payout);
  return { of, state, payout, ...(isEmpty ? {} : { outcome }) };
}

/** What is left of the chases that were to stop and have just won more than they cost, given back. */
async function stoppedBy(tx: Db, endings: readonly Ending[]): Promise<Ending[]> {
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

/** No ticket is left but those that share the jackpot: divides it, and closes the draw. */
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
