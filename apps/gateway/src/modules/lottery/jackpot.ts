import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { balanceOf } from '../../kernel/ledger';
import { outcomeOf } from '../bets';
import { lotteryNamed } from './drawDue';
import { endTickets, REFUNDED, type TicketSettlement, type OpenTicket } from './endTickets';
import { playTypeOf, type TicketOutcome } from './outcome';
import { feedPools, minJackpot, poolOf } from './pool';
import { lotteryOrder, lotteryTicket, type DrawRow } from './schema';

/** The result of dividing the pools of a draw. */
interface DividedJackpot {
  /** By currency, minor units as text. */
  jackpots: Record<string, string>;
  /** The number of bets that won it. */
  bets: number;
  endings: readonly TicketSettlement[];
}

/**
 * Divides the pools of a draw among the winners in proportion to their bets; a pool without a winner is kept.
 * Then the stakes of the draw feed the pools for the next one. Undefined if the lottery has no jackpot.
 */
export async function divideJackpot(
  tx: Db,
  draw: DrawRow,
  { currency: houseCurrency, at }: { currency: string; at: Date },
): Promise<DividedJackpot | undefined> {
  const lottery = lotteryNamed(draw.lottery);
  if (minJackpot(lottery, houseCurrency) === undefined) return undefined;
  const sharing = await sharingTickets(tx, draw);
  const sold = await contributions(tx, draw);
  const currencies = new Set([houseCurrency, ...sold.map(({ currency }) => currency)]);
  const jackpots: Record<string, string> = {};
  const endings: TicketSettlement[] = [];
  for (const currency of currencies) {
    const mine = sharing.filter(({ ticket }) => ticket.currency === currency);
    const pool = await fillPool(tx, draw, { currency, isWon: mine.length > 0, at });
    jackpots[currency] = String(pool);
    endings.push(...shares(mine, pool));
  }
  await endTickets(tx, endings, at);
  await feedPools(
    tx,
    sold.map(({ currency, sum }) => ({
      lottery: draw.lottery,
      currency,
      key: draw.number,
      amount: BigInt(sum),
    })),
    at,
  );
  const weight = sharing.reduce((sum, { ticket }) => sum + (ticket.jackpotWeight ?? 0n), 0n);
  return { jackpots, bets: betsOf(weight), endings };
}

/** Rounds up: a bet in a smaller unit counts as a whole one. */
const betsOf = (weight: bigint): number => Math.ceil(Number(weight) / 1000);

function sharingTickets(tx: Db, draw: DrawRow): Promise<OpenTicket[]> {
  return tx
    .select({ ticket: lotteryTicket, order: lotteryOrder })
    .from(lotteryTicket)
    .innerJoin(lotteryOrder, eq(lotteryOrder.id, lotteryTicket.orderId))
    .where(
      and(
        eq(lotteryTicket.lottery, draw.lottery),
        eq(lotteryTicket.draw, draw.number),
        eq(lotteryTicket.state, 'OPEN'),
        isNotNull(lotteryTicket.jackpotWeight),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .for('update', { of: lotteryTicket });
}

/** What the stakes on a draw contribute to the pools. */
function contributions(tx: Db, draw: DrawRow): Promise<{ currency: string; sum: string }[]> {
  return tx
    .select({
      currency: lotteryTicket.currency,
      sum: sql<string>`sum(${lotteryTicket.contribution})::text`,
    })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.lottery, draw.lottery),
        eq(lotteryTicket.draw, draw.number),
        notInArray(lotteryTicket.state, [...REFUNDED]),
      ),
    )
    .groupBy(lotteryTicket.currency);
}

/** The pool that was played for. If it is won while below its minimum, the house tops it up. */
async function fillPool(
  tx: Db,
  { lottery, number }: DrawRow,
  { currency, isWon, at }: { currency: string; isWon: boolean; at: Date },
): Promise<bigint> {
  const min = minJackpot(lotteryNamed(lottery), currency) ?? 0n;
  const { balance } = await balanceOf(tx, poolOf(lottery, currency));
  if (balance >= min) return balance;
  if (isWon) {
    await feedPools(tx, [{ lottery, currency, key: `${number}:least`, amount: min - balance }], at);
  }
  return min;
}

/** Each winner's share, rounded down; the remainder stays in the pool. */
function shares(sharing: readonly OpenTicket[], pool: bigint): TicketSettlement[] {
  const all = sharing.reduce((sum, { ticket }) => sum + (ticket.jackpotWeight ?? 0n), 0n);
  return sharing.map((of) => {
    const { ticket } = of;
    const share = (pool * (ticket.jackpotWeight ?? 0n)) / all;
    const outcome = withJackpot(of, share);
    const payout = outcome.reduce(
      (sum, { rebate, wins }) =>
        wins.reduce((part, { amount }) => part + BigInt(amount), sum + BigInt(rebate)),
      0n,
    );
    return { of, state: outcomeOf(ticket.stake, payout), payout, outcome, fromPool: share };
  });
}

/**
 * The outcome including the jackpot share, split by the bets of each line; the last line takes the rounding
 * remainder.
 */
function withJackpot({ ticket, order }: OpenTicket, share: bigint): TicketOutcome {
  const lottery = lotteryNamed(ticket.lottery);
  const isJackpot = (line: number, tier: string): boolean => {
    const { tiers } = playTypeOf(lottery, order.lines[line]?.playType ?? '');
    return tiers.some(({ code, pay }) => code === tier && pay.kind === 'jackpot');
  };
  let weightLeft = ticket.jackpotWeight ?? 0n;
  let shareLeft = share;
  return (ticket.outcome ?? []).map(({ rebate, wins }, line) => ({
    rebate,
    wins: wins.map((win) => {
      if (!isJackpot(line, win.tier)) return win;
      const { multiple = 1, unit = 1000 } = order.lines[line] ?? {};
      const weight = BigInt(win.bets * multiple * ticket.multiple * unit);
      const amount = (shareLeft * weight) / weightLeft;
      weightLeft -= weight;
      shareLeft -= amount;
      return { ...win, amount: Number(amount) };
    }),
  }));
}
