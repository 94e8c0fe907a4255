import { periodAt, todayIn } from '@perya/rules/time';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/db/types';
import type { CallContext } from '../../../../kernel/http/serve';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../../kernel/ledger/schema';
import { bonusIn } from '../../../../kernel/money';
import { raffleTicket } from './schema';

/** Deposits of the last days that earn tickets when the wheel is next read. */
const DAYS = 7;

/** The member's deposits per day of the brand over the last `DAYS` days, in minor units, by `yyyy-MM-dd`. */
async function depositsByDay(ctx: CallContext): Promise<Map<string, bigint>> {
  const { id, currency } = ctx.me();
  const { timeZone } = ctx.brand;
  const { from } = periodAt('day', ctx.now().getTime(), timeZone, 1 - DAYS);
  const day = sql<string>`to_char(${ledgerEntry.at} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ day: day.as('day'), sum: sql<string>`sum(${ledgerEntry.amount})::text` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(
      and(
        eq(ledgerAccount.owner, `member:${id}`),
        eq(ledgerAccount.currency, currency),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerPosting.kind, 'deposit'),
        eq(ledgerEntry.pending, false),
        gte(ledgerEntry.at, new Date(from)),
      ),
    )
    // By position: a repeated expression would bind the zone as another parameter, and count as a different
    // expression.
    .groupBy(sql`1`);
  return new Map(rows.map(({ day: key, sum }) => [key, BigInt(sum)]));
}

/** The tickets that a member can spin with, after those for deposits were given. */
export interface Tickets {
  left: number;
  /** Minor units. */
  depositedToday: bigint;
  hasTodays: boolean;
}

/** Gives the tickets for deposits, one per day of the brand, and counts the unspent ones. */
export async function ticketsOf(ctx: CallContext): Promise<Tickets> {
  const { id, currency } = ctx.me();
  const needed = bonusIn(ctx.brand.activities.wheel.ticketUnits, currency);
  const deposits = await depositsByDay(ctx);
  const earned = [...deposits].filter(([, sum]) => sum >= needed);
  await giveTickets(
    ctx.db,
    earned.map(([day]) => ({ memberId: id, source: 'DEPOSIT', sourceId: day })),
    ctx.now(),
  );
  const today = deposits.get(todayIn(ctx.brand.timeZone, ctx.now().getTime())) ?? 0n;
  return { left: await ticketsLeft(ctx.db, id), depositedToday: today, hasTodays: today >= needed };
}

type NewTicket = Pick<typeof raffleTicket.$inferInsert, 'memberId' | 'source' | 'sourceId'>;

/** Gives wheel tickets, once per source. */
export async function giveTickets(
  db: Db,
  tickets: readonly NewTicket[],
  createdAt: Date,
): Promise<void> {
  if (tickets.length === 0) return;
  await db
    .insert(raffleTicket)
    .values(tickets.map((ticket) => ({ ...ticket, createdAt })))
    .onConflictDoNothing();
}

export const ticketsLeft = (db: Db, memberId: number): Promise<number> =>
  db.$count(raffleTicket, and(eq(raffleTicket.memberId, memberId), isNull(raffleTicket.spentAt)));
