import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { bet } from '../../bets';
import { allocateTurnover } from './allocateTurnover';
import { turnoverRequirement, type TurnoverSource } from './schema';

export interface NewTurnoverRequirement {
  memberId: number;
  source: TurnoverSource;
  /** The id of the deposit, application and so on: repeated calls add a single requirement. */
  sourceId: string;
  /** Turnover in minor units; zero adds no requirement. */
  amount: bigint;
  currency: string;
  /** Bets settled from this time on count. */
  at: Date;
}

/** Requires turnover before the next withdrawal. Call it in the transaction that pays the money in. */
export async function addTurnoverRequirement(
  tx: Db,
  demand: NewTurnoverRequirement,
): Promise<void> {
  if (demand.amount <= 0n) return;
  await tx.insert(turnoverRequirement).values(demand).onConflictDoNothing();
}

/** A requirement and its progress; all amounts in minor units. */
export interface TurnoverState {
  id: number;
  source: TurnoverSource;
  sourceId: string;
  currency: string;
  at: Date;
  required: bigint;
  done: bigint;
  remaining: bigint;
}

/**
 * Returns the turnover that a member still has to reach, oldest first. Requirements that are met stay in the
 * list until all are. Turnover is that of bets settled since the requirement was added; it fills the oldest
 * requirement first (decisions: Calls that the specification does not name).
 */
export async function remainingTurnover(tx: Db, memberId: number): Promise<TurnoverState[]> {
  const requirements = await tx
    .select()
    .from(turnoverRequirement)
    .where(and(eq(turnoverRequirement.memberId, memberId), isNull(turnoverRequirement.closedAt)))
    .orderBy(asc(turnoverRequirement.at), asc(turnoverRequirement.id));
  if (requirements.length === 0) return [];
  const played = await playedSince(
    tx,
    memberId,
    requirements.map(({ at }) => at),
  );
  const done = allocateTurnover(requirements, played);
  return requirements.map(({ id, source, sourceId, currency, at, amount }, index) => ({
    id,
    source,
    sourceId,
    currency,
    at,
    required: amount,
    done: done[index] ?? 0n,
    remaining: amount - (done[index] ?? 0n),
  }));
}

/**
 * Closes the requirements once all of them are met, so that turnover since the first one no longer has to be
 * summed up.
 */
export async function closeTurnover(
  tx: Db,
  states: readonly TurnoverState[],
  at: Date,
): Promise<void> {
  if (states.length === 0 || states.some(({ remaining }) => remaining > 0n)) return;
  await tx
    .update(turnoverRequirement)
    .set({ closedAt: at })
    .where(
      inArray(
        turnoverRequirement.id,
        states.map(({ id }) => id),
      ),
    );
}

/** Turnover between each of these times and the next, and since the last one. */
async function playedSince(
  tx: Db,
  memberId: number,
  starts: readonly Date[],
): Promise<readonly bigint[]> {
  const [first] = starts;
  if (first === undefined) return [];
  const bounds = sql`array[${sql.join(
    starts.map((at) => sql`${at.toISOString()}::timestamptz`),
    sql`, `,
  )}]`;
  const segment = sql<number>`width_bucket(${bet.settledAt}, ${bounds})`;
  const rows = await tx
    .select({ segment, turnover: sql<string>`sum(${bet.turnover})::text` })
    .from(bet)
    .where(and(eq(bet.memberId, memberId), gte(bet.settledAt, first)))
    .groupBy(sql`1`);
  const played = starts.map(() => 0n);
  for (const { segment: bucket, turnover } of rows) played[bucket - 1] = BigInt(turnover);
  return played;
}
