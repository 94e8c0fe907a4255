import type { HandlerValueOf, listTickets } from '@perya/api-client';
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { lotteryDraw, lotteryOrder, lotteryTicket } from './schema';
import { wireTicket, type TicketWithOrder } from './ticketWire';

const PAGE_SIZE = 20;

const ofItsDraw = and(
  eq(lotteryDraw.lottery, lotteryTicket.lottery),
  eq(lotteryDraw.number, lotteryTicket.draw),
);

/** Tickets with their orders and draws, newest order first, each chase in draw order. */
export function wholeTickets(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number } = { limit: 1_000, offset: 0 },
): Promise<TicketWithOrder[]> {
  return db
    .select({ ticket: lotteryTicket, order: lotteryOrder, draw: lotteryDraw })
    .from(lotteryTicket)
    .innerJoin(lotteryOrder, eq(lotteryOrder.id, lotteryTicket.orderId))
    .innerJoin(lotteryDraw, ofItsDraw)
    .where(where)
    .orderBy(
      desc(lotteryTicket.placedAt),
      asc(lotteryTicket.orderId),
      asc(lotteryTicket.chaseNumber),
    )
    .limit(page.limit)
    .offset(page.offset);
}

/** Some of a member's tickets, in the order of {@link wholeTickets}. */
export function ticketsById(db: Db, memberId: number, ids: readonly string[]) {
  return wholeTickets(
    db,
    and(eq(lotteryTicket.memberId, memberId), inArray(lotteryTicket.id, [...ids])),
  );
}

/** A page of the member's own tickets. */
export async function ticketList({
  input: { lottery, orderId, state, pageNo = 1, pageSize = PAGE_SIZE },
  ctx,
}: Call<typeof listTickets>): Promise<HandlerValueOf<typeof listTickets>> {
  const where = and(
    eq(lotteryTicket.memberId, ctx.me().id),
    lottery === undefined ? undefined : eq(lotteryTicket.lottery, lottery),
    orderId === undefined ? undefined : eq(lotteryTicket.orderId, orderId),
    state && (state === 'OPEN' ? eq : ne)(lotteryTicket.state, 'OPEN'),
  );
  const [total] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(lotteryTicket)
    .where(where);
  const rows = await wholeTickets(ctx.db, where, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const now = ctx.now();
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map((row) => wireTicket(row, now)),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}
