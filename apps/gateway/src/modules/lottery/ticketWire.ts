import type { HandlerValueOf, placeTicket } from '@perya/api-client';
import { costOf, countBets, lotteryOf } from '@perya/rules/lottery';
import { tiersOf } from './drawWire';
import { isRefunded } from './endTickets';
import { lineOf, type LineOutcome, type OrderLine } from './outcome';
import type { DrawRow, OrderRow, TicketRow } from './schema';

type WireTicket = HandlerValueOf<typeof placeTicket>['tickets'][number];
type WireLine = WireTicket['lines'][number];

/** A ticket with everything that is returned about it. */
export interface TicketWithOrder {
  ticket: TicketRow;
  order: OrderRow;
  draw: DrawRow;
}

/** Whether it can still be cancelled: until its draw locks. */
export const isCancellable = ({ ticket, draw }: TicketWithOrder, now: Date): boolean =>
  ticket.state === 'OPEN' && draw.status === 'waiting' && now < draw.locksAt;

export function wireTicket(whole: TicketWithOrder, now: Date): WireTicket {
  const { ticket, order, draw } = whole;
  return {
    id: ticket.id,
    orderId: order.id,
    lottery: ticket.lottery,
    lotteryName: lotteryOf(ticket.lottery)?.name ?? order.gameName,
    draw: ticket.draw,
    drawsAt: draw.drawAt.getTime(),
    locksAt: draw.locksAt.getTime(),
    placedAt: ticket.placedAt.getTime(),
    settledAt: ticket.settledAt?.getTime() ?? null,
    currency: ticket.currency,
    stake: ticket.stake,
    payout: ticket.payout ?? 0n,
    state: ticket.state,
    chaseNumber: ticket.chaseNumber,
    chaseCount: order.chaseCount,
    stopsOnWin: order.stopsOnWin,
    canCancel: isCancellable(whole, now),
    tiers: tiersOf(draw),
    lines: order.lines.map((line, place) => wireLine(ticket, line, ticket.outcome?.[place])),
  };
}

function wireLine(
  { lottery: code, currency, multiple, state }: TicketRow,
  ordered: OrderLine,
  outcome: LineOutcome | undefined,
): WireLine {
  const line = countedLine(code, currency, multiple, ordered);
  // A jackpot that hasn't been divided yet has no shares, so an open ticket shows no prizes.
  const wins = state === 'OPEN' ? [] : (outcome?.wins ?? []);
  const rebate = state === 'OPEN' ? 0 : (outcome?.rebate ?? 0);
  const won = wins.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(rebate));
  return {
    ...ordered,
    multiple: ordered.multiple * multiple,
    bets: line.bets,
    stake: line.cost,
    rebatePaid: BigInt(rebate),
    payout: isRefunded(state) ? line.cost : won,
    wins: wins.map(({ tier, bets, amount }) => ({
      tier,
      bets,
      amount: BigInt(amount),
    })),
  };
}

/** Tickets of a discontinued lottery still exist, but their lines can no longer be counted. */
function countedLine(code: string, currency: string, multiple: number, ordered: OrderLine) {
  const lottery = lotteryOf(code);
  if (lottery === undefined) return { bets: 0, cost: 0n };
  const line = lineOf({ lottery, currency, multiple }, ordered);
  return {
    bets: countBets(line.playType.shape, line.selection),
    cost: BigInt(costOf(line)),
  };
}
