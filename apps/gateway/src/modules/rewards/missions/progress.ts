import { periodAt, todayIn } from '@perya/rules/time';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { type Member, memberDay } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { bet } from '../../bets';
import type { MissionSeed } from './demo';

/** The period in which a mission can be done. */
export interface MissionPeriod {
  readonly from: Date;
  /** Null: it has no end. */
  readonly to: Date | null;
}

const BEGINNING = new Date(0);
const EVERY = { DAILY: 'day', WEEKLY: 'week' } as const;

/** The brand's current day or week; a one-time mission counts from the beginning. */
export function periodOf({ period }: MissionSeed, now: Date, timeZone: string): MissionPeriod {
  if (period === 'ONCE') return { from: BEGINNING, to: null };
  const { from, to } = periodAt(EVERY[period], now.getTime(), timeZone);
  return { from: new Date(from), to: new Date(to) };
}

const MONEY: ReadonlySet<MissionSeed['measure']> = new Set(['TURNOVER', 'DEPOSITS']);

/** Whether a mission counts money. */
export const countsMoney = ({ measure }: MissionSeed): boolean => MONEY.has(measure);

/** In minor units for money, a plain number otherwise. */
export const goalOf = (mission: MissionSeed, currency: string): bigint =>
  countsMoney(mission) ? bonusIn(mission.goal, currency) : BigInt(mission.goal);

interface Counted {
  mission: MissionSeed;
  member: Pick<Member, 'id' | 'currency'>;
  period: MissionPeriod;
  timeZone: string;
}

/**
 * The member's progress, computed from settled bets, postings and sign-in days: there's no stored counter
 * that could differ from them.
 */
export async function progressOf(db: Db, counted: Counted): Promise<bigint> {
  const { measure } = counted.mission;
  if (measure === 'DAYS') return daysOf(db, counted);
  if (measure === 'DEPOSITS') return depositsOf(db, counted);
  return betsOf(db, counted);
}

/** The filter for bets that count, of one member or of all: open and void bets don't count. */
export const settledBetFilter = ({ category }: MissionSeed, { from, to }: MissionPeriod) =>
  and(
    gte(bet.settledAt, from),
    to === null ? undefined : lt(bet.settledAt, to),
    ne(bet.status, 'VOID'),
    category && eq(bet.category, category),
  );

async function betsOf(db: Db, { mission, member, period }: Counted): Promise<bigint> {
  const { measure, goal } = mission;
  const where = and(
    eq(bet.memberId, member.id),
    settledBetFilter(mission, period),
    measure === 'WINS' ? eq(bet.status, 'WON') : undefined,
  );
  if (measure !== 'TURNOVER') {
    // Anything above the goal doesn't matter, so a long history isn't counted to its end.
    const some = db.select({ id: bet.id }).from(bet).where(where).limit(goal).as('some');
    return BigInt(await db.$count(some));
  }
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${bet.turnover}), 0)::text` })
    .from(bet)
    .where(where);
  return BigInt(row?.sum ?? 0);
}

async function depositsOf(db: Db, { member, period }: Counted): Promise<bigint> {
  const { from, to } = period;
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntry.amount}), 0)::text` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(
      and(
        eq(ledgerAccount.owner, `member:${member.id}`),
        eq(ledgerAccount.currency, member.currency),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerPosting.kind, 'deposit'),
        eq(ledgerEntry.pending, false),
        gte(ledgerEntry.at, from),
        to === null ? undefined : lt(ledgerEntry.at, to),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

async function daysOf(db: Db, { member, period, timeZone }: Counted): Promise<bigint> {
  const { from, to } = period;
  return BigInt(
    await db.$count(
      memberDay,
      and(
        eq(memberDay.memberId, member.id),
        gte(memberDay.day, todayIn(timeZone, from.getTime())),
        to === null ? undefined : lt(memberDay.day, todayIn(timeZone, to.getTime())),
      ),
    ),
  );
}
