import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
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
  /** Minor units of the bonus that it's tied to; left out for the member's own money. */
  bonus?: bigint;
  /** Bets settled from this time on count. */
  at: Date;
}

/** The turnover in minor units that an amount requires if it must be bet so many times. */
export const requiredTurnover = (amount: bigint, times: number): bigint => amount * BigInt(times);

/** Requires turnover before the next withdrawal. Call it in the transaction that pays the money in. */
export async function addTurnoverRequirement(
  tx: Db,
  demand: NewTurnoverRequirement,
): Promise<void> {
  if (demand.amount <= 0n) return;
  await tx.insert(turnoverRequirement).values(demand).onConflictDoNothing();
}

/**
 * The source id of a grant of free spins. Each winning round has a requirement of its own, whose source id is
 * `freeSpinsSource(grantId, roundId)`; together they are the grant's turnover.
 */
export const freeSpinsSource = (grantId: number, roundId?: string): string =>
  `free-spins:${grantId}${roundId === undefined ? '' : `:${roundId}`}`;

/** The source id of the bonus that a promotion pays with a deposit. */
export const depositBonusSource = (depositId: string): string => `deposit:${depositId}`;

/** Whether a source id is that of a grant of free spins. */
export const isFreeSpinsSource = (sourceId: string): boolean => sourceId.startsWith('free-spins:');

/** What has a turnover of its own: a deposit, a bonus, or all winnings of a grant of free spins. */
export interface TurnoverOwner {
  source: TurnoverSource;
  sourceId: string;
}

/** The turnover of a deposit, bonus or grant; all amounts in minor units, and `done` is at most `required`. */
export interface TurnoverState extends TurnoverOwner {
  currency: string;
  at: Date;
  required: bigint;
  done: bigint;
  remaining: bigint;
  /** Minor units of the bonus that it's tied to; zero for the member's own money. */
  bonus: bigint;
  /** The requirements that aren't closed yet. */
  openIds: readonly number[];
}

/** The turnover of a member. Every page and rule that names a turnover reads it here. */
export interface TurnoverBook {
  /**
   * What still counts, oldest first. The turnover of what is met stays in the list until all is met, because
   * only then can money be withdrawn.
   */
  open: readonly TurnoverState[];
  /** The turnover of a deposit, bonus or grant, also if it's closed; undefined if none is required. */
  of(owner: TurnoverOwner): TurnoverState | undefined;
}

/**
 * Reads the turnover of a member. Turnover is that of bets settled since a requirement was added; it fills the
 * oldest requirement first (decisions: Calls that the specification does not name).
 */
export async function turnoverBook(tx: Db, memberId: number): Promise<TurnoverBook> {
  const requirements = await tx
    .select()
    .from(turnoverRequirement)
    .where(eq(turnoverRequirement.memberId, memberId))
    .orderBy(asc(turnoverRequirement.at), asc(turnoverRequirement.id));
  const open = requirements.filter(({ closedAt }) => closedAt === null);
  const played = await playedSince(
    tx,
    memberId,
    open.map(({ at }) => at),
  );
  const done = allocateTurnover(open, played);
  const doneById = new Map(open.map(({ id }, index) => [id, done[index] ?? 0n]));
  const states = new Map<string, TurnoverState>();
  for (const row of requirements) {
    const state = stateOf(row, doneById.get(row.id));
    const key = keyOf(state);
    states.set(key, merge(states.get(key), state));
  }
  return {
    open: [...states.values()].filter(({ openIds }) => openIds.length > 0),
    of: (owner) => states.get(keyOf(owner)),
  };
}

/** The turnover that a member still has to reach, oldest first: `open` of the member's `turnoverBook`. */
export const remainingTurnover = async (
  tx: Db,
  memberId: number,
): Promise<readonly TurnoverState[]> => (await turnoverBook(tx, memberId)).open;

const keyOf = ({ source, sourceId }: TurnoverOwner): string => `${source}/${sourceId}`;

/** The state of one requirement. It's met if it's no longer open. */
function stateOf(
  {
    id,
    source,
    sourceId,
    currency,
    at,
    amount,
    bonus,
    closedAt,
  }: typeof turnoverRequirement.$inferSelect,
  done: bigint = amount,
): TurnoverState {
  const grant = /^free-spins:\d+/.exec(sourceId)?.[0];
  return {
    source,
    sourceId: grant ?? sourceId,
    currency,
    at,
    required: amount,
    done,
    remaining: amount - done,
    bonus,
    openIds: closedAt === null ? [id] : [],
  };
}

/** Adds up the requirements of the same grant. */
const merge = (one: TurnoverState | undefined, other: TurnoverState): TurnoverState =>
  one === undefined
    ? other
    : {
        ...one,
        required: one.required + other.required,
        done: one.done + other.done,
        remaining: one.remaining + other.remaining,
        bonus: one.bonus + other.bonus,
        openIds: [...one.openIds, ...other.openIds],
      };

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
        states.flatMap(({ openIds }) => openIds),
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
