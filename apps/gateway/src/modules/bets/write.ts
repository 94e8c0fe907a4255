import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { outcomeOf, type SettledStatus } from './outcome';
import { bet } from './schema';

type Columns = typeof bet.$inferInsert;

/** A placed bet. `roundId` is unique; `stake` is in minor units. */
export type PlacedBet = Pick<
  Columns,
  | 'roundId'
  | 'memberId'
  | 'gameId'
  | 'gameName'
  | 'category'
  | 'vendor'
  | 'vendorName'
  | 'currency'
  | 'stake'
  | 'placedAt'
>;

/**
 * Inserts open bets into the record; their stakes are their turnover. Call it in the transaction that takes
 * the stakes.
 *
 * @returns the ids by round
 */
export async function insertBets(
  tx: Db,
  placed: readonly PlacedBet[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(bet)
    .values(
      placed.map((each) => ({
        ...each,
        payout: 0n,
        turnover: each.stake,
        status: 'OPEN' as const,
      })),
    )
    .returning({ id: bet.id, roundId: bet.roundId });
  return new Map(rows.map(({ id, roundId }) => [roundId, id]));
}

/** Adds to the stake of an open bet, in minor units. */
export async function addStake(tx: Db, betId: number, stake: bigint): Promise<void> {
  await tx
    .update(bet)
    .set({ stake: sql`${bet.stake} + ${stake}`, turnover: sql`${bet.turnover} + ${stake}` })
    .where(eq(bet.id, betId));
}

export interface BetPayout {
  /** Minor units; for a bet that pays in several steps, of this step only. */
  payout: bigint;
  at: Date;
  /** False while more of the bet can still pay. */
  isOver: boolean;
  /** The turnover if it differs from the stake: a stake returned by a push doesn't count. */
  turnover?: bigint | undefined;
  /** Set if the player left the bet open and the platform finished it. */
  by?: 'PLATFORM' | undefined;
}

/** Adds a payout to a bet, and closes it unless more can follow. */
export async function payBet(
  tx: Db,
  betId: number,
  { payout, at, isOver, turnover, by }: BetPayout,
): Promise<void> {
  const [row] = await tx
    .update(bet)
    .set({
      payout: sql`${bet.payout} + ${payout}`,
      ...(turnover === undefined ? {} : { turnover }),
    })
    .where(eq(bet.id, betId))
    .returning({ stake: bet.stake, payout: bet.payout });
  if (row === undefined || !isOver) return;
  await tx
    .update(bet)
    .set({ status: outcomeOf(row.stake, row.payout), settledAt: at, ...(by && { settledBy: by }) })
    .where(eq(bet.id, betId));
}

/** Closes a bet whose stake is refunded: it doesn't count as turnover. */
export async function cancelBet(
  tx: Db,
  betId: number,
  { stake, at }: { stake: bigint; at: Date },
): Promise<void> {
  await tx
    .update(bet)
    .set({ status: 'VOID', payout: stake, turnover: 0n, settledAt: at })
    .where(eq(bet.id, betId));
}

export interface ClosedBet {
  betId: number;
  status: SettledStatus | 'VOID';
  /** Minor units, the total payout. */
  payout: bigint;
}

/** Closes many bets with one statement; refunded ones (`VOID`) don't count as turnover. */
export async function closeBets(tx: Db, closed: readonly ClosedBet[], at: Date): Promise<void> {
  const rows = closed.map(({ betId, status, payout }) => ({
    bet_id: betId,
    status,
    payout: String(payout),
  }));
  await tx.execute(sql`
    update ${bet} set
      status = closed.status, payout = closed.payout, settled_at = ${at.toISOString()}::timestamptz,
      turnover = case when closed.status = 'VOID' then 0 else ${bet.turnover} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as closed(bet_id bigint, status text, payout bigint)
    where ${bet.id} = closed.bet_id`);
}
