import { periodAt, type CalendarSpan } from '@perya/rules/time';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/types';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../kernel/ledger/schema';
import { bet } from '../bets';
import type { LimitPeriod } from './schema';

export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly LimitPeriod[];

const CALENDAR = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** The period of a limit around an instant, by the brand's calendar. */
export const spanOf = (period: LimitPeriod, now: Date, timeZone: string): CalendarSpan =>
  periodAt(CALENDAR[period], now.getTime(), timeZone);

type Owner = { id: number; currency: string };

/** The net loss of settled bets since an instant; negative if the member won. */
export interface Losses {
  /** Stakes minus payouts of the bets settled since then. */
  net(from: number): bigint;
  /** The amount at risk in unsettled bets, whenever they were placed. */
  open: bigint;
}

/** Reads a member's losses since several instants at once. Amounts are in minor units. */
export async function lossesOf(db: Db, { id }: Owner, since: readonly number[]): Promise<Losses> {
  const first = new Date(Math.min(...since));
  const sums = since.map(
    (from) =>
      sql`coalesce(sum(${bet.stake} - ${bet.payout}) filter (where ${bet.settledAt} >= ${new Date(from).toISOString()}::timestamptz), 0)::text`,
  );
  const [row] = await db
    .select({
      open: sql<string>`coalesce(sum(greatest(${bet.stake} - ${bet.payout}, 0)) filter (where ${bet.settledAt} is null), 0)::text`,
      net: sql<string[]>`array[${sql.join(sums, sql`, `)}]`,
    })
    .from(bet)
    .where(
      and(
        eq(bet.memberId, id),
        sql`(${bet.settledAt} is null or ${bet.settledAt} >= ${first.toISOString()}::timestamptz)`,
      ),
    );
  return {
    net: (from) => BigInt(row?.net[since.indexOf(from)] ?? 0),
    open: BigInt(row?.open ?? 0),
  };
}

/** The direction of a payment. */
type Till = 'deposit' | 'withdrawal';

/**
 * What a member has paid in or taken out since each of several instants, in minor units, in the given order.
 * Pending holds count, voided ones don't.
 */
export async function cashFlowsSince(
  db: Db,
  { id, currency }: Owner,
  { kind, since }: { kind: Till; since: readonly number[] },
): Promise<bigint[]> {
  const ended = alias(ledgerPosting, 'ended');
  const sums = since.map(
    (from) =>
      sql`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.at} >= ${new Date(from).toISOString()}::timestamptz), 0)::text`,
  );
  const [row] = await db
    .select({ sums: sql<string[]>`array[${sql.join(sums, sql`, `)}]` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .leftJoin(ended, eq(ended.pendingId, ledgerPosting.id))
    .where(
      and(
        eq(ledgerAccount.owner, `member:${id}`),
        eq(ledgerAccount.currency, currency),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerPosting.kind, kind),
        // An ended hold counts through the posting that moved it, or not at all.
        sql`${ended.id} is null`,
        sql`${ledgerEntry.at} >= ${new Date(Math.min(...since)).toISOString()}::timestamptz`,
      ),
    );
  return since.map((_, place) => {
    const sum = BigInt(row?.sums[place] ?? 0);
    return kind === 'deposit' ? sum : -sum;
  });
}
