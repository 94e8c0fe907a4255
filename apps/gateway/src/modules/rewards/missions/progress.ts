import { periodAt, todayIn } from '@perya/rules/time';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { type Member, memberDay } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { bet } from '../../bets';
import type { MissionSeed } from './demo';

/** The time in which a mission can be done. */
export interface MissionPeriod {
  readonly from: Date;
  /** Null: it has no end. */
  readonly to: Date | null;
}

const BEGINNING = new Date(0);
const EVERY = { DAILY: 'day', WEEKLY: 'week' } as const;

/** The brand's day or week around now; what is done once counts from the beginning. */
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

/** How far a member is, from what is settled, posted and noted: nothing is kept that could differ from it. */
export async function progressOf(db: Db, counted: Counted): Promise<bigint> {
  const { measure } = counted.mission;
  if (measure === 'DAYS') return daysOf(db, counted);
  if (measure === 'DEPOSITS') return depositsOf(db, counted);
  return betsOf(db, counted);
}

/** The same for bets, of one member or of all: what is open or void does not count. */
export const settledIn = ({ category }: MissionSeed, { from, to }: MissionPeriod) =>
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
    settledIn(mission, period),
    measure === 'WINS' ? eq(bet.status, 'WON') : undefined,
  );
  if (measure !== 'TURNOVER') {
    // More than the goal says nothing: a long history is not counted to its end.
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
