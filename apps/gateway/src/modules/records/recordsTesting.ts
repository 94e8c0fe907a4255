import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/db/types';
import { member } from '../identity/members/schema';
import { outcomeOf } from '../bets/outcome';
import type { bet } from '../bets/schema';

type NewBet = typeof bet.$inferInsert;

const STAKE = 10_00n;

/** Settled bets of ten units on a slot, lost unless they have a payout; for tests that need earlier play. */
export function playedBets(
  count: number,
  over: Partial<NewBet> & Pick<NewBet, 'memberId' | 'settledAt'>,
): NewBet[] {
  return Array.from({ length: count }, () => ({
    roundId: randomUUID(),
    gameId: 'g-1',
    gameName: 'Lantern Night',
    category: 'RNG',
    vendor: 'TLA',
    vendorName: 'Tala Works',
    currency: 'PHP',
    stake: STAKE,
    payout: 0n,
    turnover: STAKE,
    status: outcomeOf(over.stake ?? STAKE, over.payout ?? 0n),
    placedAt: over.settledAt ?? new Date(0),
    ...over,
  }));
}

/** The id of a demo account. */
export async function memberIdOf(db: Db, account: string): Promise<number> {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, account));
  if (row === undefined) throw new Error(`There is no account ${account}.`);
  return row.id;
}
