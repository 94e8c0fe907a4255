import type { HandlerInputOf, HandlerValueOf, placeTicket } from '@perya/api-client';
import {
  REBATES,
  selectionErrorOf,
  takesRebate,
  unitsIn,
  type Lottery,
} from '@perya/rules/lottery';
import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/db/types';
import { trueAccountNeeded } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { postAll, rejectInsufficientBalance } from '../../kernel/ledger';
import { isTrial, type Member } from '../identity';
import { gamePosting, recordOpenedGame } from '../games';
import { assertMayPlay } from '../protection';
import { insertBets } from '../bets';
import { MAX_MULTIPLE, stakeLimits } from './limits';
import { createChaseDraws } from './openDraws';
import { costOfLines, lineOf, type OrderLine } from './outcome';
import {
  badSelection,
  drawLocked,
  drawStakeTooHigh,
  lotteryClosed,
  prizesChanged,
  stakeTooHigh,
  stakeTooLow,
  totalChanged,
} from './rejections';
import { lotteryDraw, lotteryOrder, lotteryTicket, type DrawRow } from './schema';
import { soldLottery, type SoldLottery } from './sold';
import { drawsAhead } from './timetable';
import { ticketsById } from './tickets';
import { wireTicket } from './ticketWire';

type Slip = HandlerInputOf<typeof placeTicket>;
type NewOrder = typeof lotteryOrder.$inferInsert;
type NewTicket = Omit<typeof lotteryTicket.$inferInsert, 'betId'>;

/**
 * Places an order: one ticket, or one for each draw of a chase; either all are paid or none. Call it in the
 * transaction of the whole call.
 */
export async function place({
  input: slip,
  ctx,
}: Call<typeof placeTicket>): Promise<HandlerValueOf<typeof placeTicket>> {
  const me = ctx.me();
  if (isTrial(me)) throw trueAccountNeeded();
  const sold = await soldLottery(ctx, slip.lottery);
  if (!sold.isOpen) throw lotteryClosed();
  if ((slip.prizeMode ?? ctx.brand.lotteryType) !== ctx.brand.lotteryType) throw prizesChanged();
  const multiples = slip.chase?.multiples ?? [1];
  for (const line of slip.lines) refuseBadLine({ sold, me, line });
  const draws = await takenDraws(ctx, sold.lottery, slip.draw, multiples.length);
  const at = ctx.now();
  const order = orderOf(ctx, { slip, sold, me, at });
  const tickets = draws.map((draw, place) =>
    ticketOf(order, { sold, me, draw, chaseNumber: place + 1, multiple: multiples[place] ?? 1 }),
  );
  refuseWrongStakes({ slip, sold, tickets, me });
  await assertMayPlay(ctx.db, ctx, me.id, totalOf(tickets));
  await take(ctx.db, { sold, me, tickets, at });
  await ctx.db.insert(lotteryOrder).values(order);
  await keepTickets(ctx.db, { sold, me, tickets, at });
  await refuseAboveDrawLimit(ctx, { sold, me, tickets });
  // The lottery's card appears among the recent games like any other game.
  if (sold.card) await recordOpenedGame(ctx.db, { memberId: me.id, nodeId: sold.card.nodeId, at });
  const whole = await ticketsById(
    ctx.db,
    me.id,
    tickets.map(({ id }) => id),
  );
  return { orderId: order.id, tickets: whole.map((ticket) => wireTicket(ticket, at)) };
}

function orderOf(
  { brand }: CallContext,
  { slip, sold: { lottery, game }, me, at }: { slip: Slip; at: Date } & Omit<Order, 'tickets'>,
): NewOrder {
  return {
    id: randomUUID(),
    memberId: me.id,
    lottery: lottery.code,
    gameId: game.id,
    gameName: game.name,
    mode: brand.lotteryType,
    lines: slip.lines.map(({ playType, numbers, unit, multiple, rebate }) => ({
      playType,
      numbers,
      unit,
      multiple,
      rebate,
    })),
    chaseCount: slip.chase?.multiples.length ?? 1,
    stopsOnWin: slip.chase?.stopOnWin ?? false,
    placedAt: at,
  };
}

function ticketOf(
  { id: orderId, lines, placedAt }: NewOrder,
  {
    sold: { lottery },
    me: { id: memberId, currency },
    draw,
    chaseNumber,
    multiple,
  }: { draw: DrawRow; chaseNumber: number; multiple: number } & Omit<Order, 'tickets'>,
): NewTicket {
  return {
    id: randomUUID(),
    orderId,
    memberId,
    lottery: lottery.code,
    draw: draw.number,
    chaseNumber,
    multiple,
    currency,
    ...costOfLines({ lottery, currency, multiple }, lines),
    placedAt,
  };
}

/** Rejects a line that the page would not have offered. */
function refuseBadLine({
  sold: { lottery },
  me: { currency },
  line,
}: Pick<Order, 'sold' | 'me'> & { line: OrderLine }): void {
  const playType = lottery.playTypes.find(({ code }) => code === line.playType);
  const isOnOffer =
    playType !== undefined &&
    unitsIn(lottery, currency).includes(line.unit) &&
    (line.rebate === 0 || (REBATES.includes(line.rebate) && takesRebate(playType)));
  if (!isOnOffer) throw badSelection();
  const { selection } = lineOf({ lottery, currency, multiple: 1 }, line);
  if (selectionErrorOf(playType.shape, selection) !== undefined) throw badSelection();
}

/**
 * Returns the draws of an order, starting with the one that the page showed. Their rows are locked so that
 * they can't be drawn or called off until the order is placed. Rejects if one of them no longer accepts bets.
 */
async function takenDraws(
  ctx: CallContext,
  lottery: Lottery,
  number: string,
  count: number,
): Promise<DrawRow[]> {
  await createChaseDraws(ctx.db, lottery, ctx.now().getTime());
  const [first] = await ctx.db
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.lottery, lottery.code), eq(lotteryDraw.number, number)));
  if (first === undefined || count > drawsAhead(lottery, ctx.now().getTime()).length) {
    throw drawLocked();
  }
  const draws = await ctx.db
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, lottery.code),
        gte(lotteryDraw.drawAt, first.drawAt),
        ne(lotteryDraw.status, 'voiding'),
        ne(lotteryDraw.status, 'void'),
      ),
    )
    .orderBy(asc(lotteryDraw.drawAt))
    .limit(count)
    .for('share');
  // Read after acquiring the lock: a draw may have locked in the meantime.
  const now = ctx.now();
  const isTaken =
    draws.length === count &&
    draws[0]?.number === number &&
    draws.every(({ status, locksAt }) => status === 'waiting' && now < locksAt);
  if (!isTaken) throw drawLocked();
  return draws;
}

interface Order {
  sold: SoldLottery;
  me: Member;
  tickets: readonly NewTicket[];
}

/** Rejects if the total differs from the page's, or if a ticket's stake is too low or too high. */
function refuseWrongStakes({ slip, sold, tickets, me }: Order & { slip: Slip }): void {
  if (slip.currency !== me.currency || slip.total !== totalOf(tickets)) {
    throw totalChanged();
  }
  const { min, max } = stakeLimits(sold.lottery, me.currency);
  for (const { stake, multiple } of tickets) {
    if (stake < min) throw stakeTooLow(min, me.currency);
    const isTooOften = slip.lines.some((line) => line.multiple * multiple > MAX_MULTIPLE);
    if (stake > max || isTooOften) throw stakeTooHigh(max, me.currency);
  }
}

const totalOf = (tickets: readonly NewTicket[]): bigint =>
  tickets.reduce((sum, { stake }) => sum + stake, 0n);

/** Takes all stakes, or rejects with `INSUFFICIENT_BALANCE`. */
async function take(db: Db, { sold, me, tickets, at }: Order & { at: Date }): Promise<void> {
  const postings = tickets.map(({ id, stake }) =>
    gamePosting({ member: me, game: sold.game }, { kind: 'bet', amount: -stake, key: id, at }),
  );
  await postAll(db, postings).catch(rejectInsufficientBalance);
}

/** Stores the tickets, and a bet in the record for each. */
async function keepTickets(
  db: Db,
  { sold: { game }, me, tickets, at }: Order & { at: Date },
): Promise<void> {
  const ids = await insertBets(
    db,
    tickets.map(({ id, stake }) => ({
      roundId: id,
      memberId: me.id,
      gameId: game.id,
      gameName: game.name,
      category: game.category,
      vendor: game.vendor,
      vendorName: game.vendorName,
      currency: me.currency,
      stake,
      placedAt: at,
    })),
  );
  await db.insert(lotteryTicket).values(
    tickets.map((ticket) => {
      const betId = ids.get(ticket.id);
      if (betId === undefined) throw new Error('The database answered no id for a bet.');
      return { ...ticket, betId };
    }),
  );
}

/** Checked after the stakes are taken: the wallet's lock serializes a member's orders. */
async function refuseAboveDrawLimit(
  ctx: CallContext,
  { sold: { lottery }, me, tickets }: Order,
): Promise<void> {
  const { maxOnDraw } = stakeLimits(lottery, me.currency);
  const rows = await ctx.db
    .select({ draw: lotteryTicket.draw, sum: sql<string>`sum(${lotteryTicket.stake})::text` })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.memberId, me.id),
        eq(lotteryTicket.lottery, lottery.code),
        inArray(
          lotteryTicket.draw,
          tickets.map(({ draw }) => draw),
        ),
        eq(lotteryTicket.state, 'OPEN'),
      ),
    )
    .groupBy(lotteryTicket.draw);
  if (rows.some(({ sum }) => BigInt(sum) > maxOnDraw)) {
    throw drawStakeTooHigh(maxOnDraw, me.currency);
  }
}
