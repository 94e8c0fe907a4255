import type { cancelTickets, HandlerValueOf } from '@perya/api-client';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../kernel/http/serve';
import { endTickets, refund } from './endTickets';
import { notCancellable, unknownTicket } from './rejections';
import { lotteryDraw, lotteryTicket } from './schema';
import { ticketsById } from './tickets';
import { isCancellable, wireTicket } from './ticketWire';

/** Cancels tickets before their lock: all of them or none. Call it in the call's transaction. */
export async function cancel({
  input,
  ctx,
}: Call<typeof cancelTickets>): Promise<HandlerValueOf<typeof cancelTickets>> {
  const me = ctx.me();
  const ids = [...new Set(input.tickets)];
  const mine = and(eq(lotteryTicket.memberId, me.id), inArray(lotteryTicket.id, ids));
  // Locks the draws first, as when a bet is placed, so that they can't be drawn while their tickets are
  // refunded.
  await ctx.db
    .select({ number: lotteryDraw.number })
    .from(lotteryDraw)
    .innerJoin(
      lotteryTicket,
      and(
        eq(lotteryTicket.lottery, lotteryDraw.lottery),
        eq(lotteryTicket.draw, lotteryDraw.number),
      ),
    )
    .where(mine)
    .orderBy(asc(lotteryDraw.drawAt))
    .for('share', { of: lotteryDraw });
  await ctx.db
    .select({ id: lotteryTicket.id })
    .from(lotteryTicket)
    .where(mine)
    .orderBy(asc(lotteryTicket.id))
    .for('update');
  const tickets = await ticketsById(ctx.db, me.id, ids);
  // Another member's ticket is reported as unknown, too.
  if (tickets.length < ids.length) throw unknownTicket();
  const at = ctx.now();
  if (!tickets.every((ticket) => isCancellable(ticket, at))) throw notCancellable();
  await endTickets(
    ctx.db,
    tickets.map((ticket) => refund(ticket, 'CANCELLED')),
    at,
  );
  const given = await ticketsById(ctx.db, me.id, ids);
  return given.map((ticket) => wireTicket(ticket, at));
}
