import { nextStart, spanAt } from '@perya/rules/agents';
import type { CalendarSpan } from '@perya/rules/time';
import { and, asc, eq, gt, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import { agentContract, type ContractRow } from '../contracts/schema';
import type { Db } from '../../../kernel/db/types';
import { shorterSchedules, type SettlementSchedule } from './clocks';
import { settlementProgress } from './schema';

/** A period is settled this long after its end, when all of its bets have been committed. */
export const SETTLE_AFTER_MS = 30_000;

/** Consecutive periods that are settled by the same contracts. */
interface DueRun {
  readonly spans: readonly CalendarSpan[];
  readonly contracts: readonly ContractRow[];
  /** Everything before this instant is settled after the run. */
  readonly settledTo: number;
}

interface Looked {
  clock: SettlementSchedule;
  now: number;
  timeZone: string;
  /** Maximum number of periods per run. */
  max: number;
}

/** Returns the next periods to settle, oldest first, or undefined if none is due. */
export async function dueRun(
  db: Db,
  { clock, now, timeZone, max }: Looked,
): Promise<DueRun | undefined> {
  const { scale } = clock;
  const begin = await unsettledFrom(db, clock, timeZone);
  if (begin === undefined) return undefined;
  const last = await lastEnd(db, { clock, now, timeZone });
  const spans: CalendarSpan[] = [];
  for (let from = begin; spans.length < max;) {
    const { to } = spanAt(scale, from, timeZone);
    if (to > last) break;
    spans.push({ from, to });
    from = to;
  }
  if (spans.length === 0) return undefined;
  const contracts = await governing(db, clock, begin);
  const change = await nextChange(db, clock, begin);
  const same = spans.filter(({ from }) => from === begin || change === undefined || from < change);
  return { spans: same, contracts, settledTo: Math.max(...same.map(({ to }) => to)) };
}

/** Returns the start of a clock's oldest period that isn't settled, or undefined if it never had a contract. */
async function unsettledFrom(
  db: Db,
  clock: SettlementSchedule,
  timeZone: string,
): Promise<number | undefined> {
  const [progress] = await db
    .select()
    .from(settlementProgress)
    .where(eq(settlementProgress.name, clock.name));
  return progress?.settledTo.getTime() ?? (await firstStart(db, clock, timeZone));
}

/**
 * Returns the latest end of a period that can be settled: all of its bets are committed, and so are the
 * shorter periods in it, whose results are deducted.
 */
async function lastEnd(
  db: Db,
  { clock, now, timeZone }: Pick<Looked, 'clock' | 'now' | 'timeZone'>,
): Promise<number> {
  const ends = [now - SETTLE_AFTER_MS];
  for (const shorter of shorterSchedules(clock)) {
    const from = await unsettledFrom(db, shorter, timeZone);
    if (from !== undefined) ends.push(from);
  }
  return Math.min(...ends);
}

/** Returns the contracts that a period is settled by: those that pay at its start. */
function governing(db: Db, clock: SettlementSchedule, from: number): Promise<ContractRow[]> {
  const at = new Date(from);
  return db
    .select()
    .from(agentContract)
    .where(
      and(
        ofClock(clock),
        lte(agentContract.paysFrom, at),
        or(isNull(agentContract.paysTo), gt(agentContract.paysTo, at)),
      ),
    )
    .orderBy(asc(agentContract.id));
}

/** Returns the next time after an instant at which the set of paying contracts changes. */
async function nextChange(
  db: Db,
  clock: SettlementSchedule,
  after: number,
): Promise<number | undefined> {
  const at = new Date(after);
  const [begun] = await db
    .select({ at: min(agentContract.paysFrom) })
    .from(agentContract)
    .where(and(ofClock(clock), gt(agentContract.paysFrom, at)));
  const [ended] = await db
    .select({ at: min(agentContract.paysTo) })
    .from(agentContract)
    .where(and(ofClock(clock), gt(agentContract.paysTo, at)));
  const times = [begun?.at, ended?.at].flatMap((time) => (time ? [time.getTime()] : []));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Returns when the first contract starts to pay. */
async function firstStart(
  db: Db,
  clock: SettlementSchedule,
  timeZone: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ at: min(agentContract.paysFrom) })
    .from(agentContract)
    .where(ofClock(clock));
  return row?.at ? nextStart(clock.scale, row.at.getTime(), timeZone) : undefined;
}

const ofClock = ({ kind, period }: SettlementSchedule): SQL | undefined =>
  and(eq(agentContract.kind, kind), period === null ? undefined : eq(agentContract.period, period));
