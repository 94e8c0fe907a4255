import { betOutcome, type BetOutcome } from '@perya/rules/money';
import { sql, type SQL } from 'drizzle-orm';

const STATUSES = {
  won: 'WON',
  paid: 'PAID',
  drawn: 'DRAWN',
  lost: 'LOST',
} as const satisfies Record<BetOutcome, string>;

/** The status of a bet that was settled and not refunded, as stored and as on the wire. */
export type SettledStatus = (typeof STATUSES)[BetOutcome];

/** The status that `betOutcome` gives a settled bet. Amounts in minor units. */
export const outcomeOf = (stake: bigint, payout: bigint): SettledStatus =>
  STATUSES[betOutcome(stake, payout)];

/** The same for bets that a statement writes. A test compares the two. */
export const outcomeSql = (stake: SQL, payout: SQL): SQL =>
  sql`case when ${payout} <= 0 then 'LOST' when ${payout} > ${stake} then 'WON'
    when ${payout} < ${stake} then 'PAID' else 'DRAWN' end`;
