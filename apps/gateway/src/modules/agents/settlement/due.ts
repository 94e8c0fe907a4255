import { nextStart, spanAt } from '@perya/rules/agents';
import type { CalendarSpan } from '@perya/rules/time';
import { and, asc, eq, gt, isNotNull, isNull, lte, min, or, type SQL } from 'drizzle-orm';
import { agentContract, type ContractRow } from '../contracts/schema';
import type { Db } from '../../../kernel/db/types';
import type { SettlementSchedule } from './clocks';

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
  /** Everything before this instant is settled already. Undefined before the first settlement. */
  settledTo: number | undefined;
  now: number;
  timeZone: string;
  /** Maximum number of periods per run. */
  max: number;
}

/** Returns the next periods to settle, oldest first, or undefined if none is due. */
export async function dueRun(
  db: Db,
  { clock, settledTo, now, timeZone, max }: Looked,
): Promise<DueRun | undefined> {
  const { scale } = clock;
  const begin = settledTo ?? (await firstStart(db, clock, timeZone));
  if (begin === undefined) return undefined;
  const spans: CalendarSpan[] = [];
  for (let from = begin; spans.length < max;) {
    const { to } = spanAt(scale, from, timeZone);
    if (to + SETTLE_AFTER_MS > now) break;
    spans.push({ from, to });
    from = to;
  }
  const last = spans.at(-1);
  if (last === undefined) return undefined;
  const contracts = await governing(db, clock, begin);
  const change = await nextChange(db, clock, begin);
  const same = spans.filter(({ from }) => from === begin || change === undefined || from < change);
  return { spans: same, contracts, settledTo: (same.at(-1) ?? last).to };
}

/** Returns the contracts that a period is settled by: those that were active at its start. */
function governing(db: Db, clock: SettlementSchedule, from: number): Promise<ContractRow[]> {
  const at = new Date(from);
  return db
    .select()
    .from(agentContract)
    .where(
      and(
        ofClock(clock),
        lte(agentContract.activeAt, at),
        or(isNull(agentContract.endedAt), gt(agentContract.endedAt, at)),
      ),
    )
    .orderBy(asc(agentContract.id));
}

/** Returns the next time after an instant at which the set of active contracts changes. */
async function nextChange(
  db: Db,
  clock: SettlementSchedule,
  after: number,
): Promise<number | undefined> {
  const at = new Date(after);
  const [begun] = await db
    .select({ at: min(agentContract.activeAt) })
    .from(agentContract)
    .where(and(ofClock(clock), gt(agentContract.activeAt, at)));
  const [ended] = await db
    .select({ at: min(agentContract.endedAt) })
    .from(agentContract)
    .where(and(ofClock(clock), isNotNull(agentContract.activeAt), gt(agentContract.endedAt, at)));
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
    .select({ at: min(agentContract.activeAt) })
    .from(agentContract)
    .where(and(ofClock(clock), isNotNull(agentContract.activeAt)));
  return row?.at ? nextStart(clock.scale, row.at.getTime(), timeZone) : undefined;
}

const ofClock = ({ kind, period }: SettlementSchedule): SQL | undefined =>
  and(eq(agentContract.kind, kind), period === null ? undefined : eq(agentContract.period, period));
