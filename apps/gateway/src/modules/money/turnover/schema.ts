import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** The source of a turnover requirement. */
export type TurnoverSource = 'DEPOSIT' | 'BONUS' | 'REBATE' | 'REWARD' | 'REFERRAL' | 'ADJUSTMENT';

/** Turnover that a member must reach before the related money can be withdrawn. */
export const turnoverRequirement = pgTable(
  'turnover_requirement',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    source: text().$type<TurnoverSource>().notNull(),
    /** The id of the deposit, application and so on: one requirement per source and id. */
    sourceId: text().notNull(),
    /** Minor units of turnover. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** Minor units of the bonus that it's tied to: forfeited if the account is closed before it's met. */
    bonus: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Bets settled from this time on count. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Set once this and all earlier requirements are met; it's then no longer checked. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('turnover_requirement_source').on(table.memberId, table.source, table.sourceId),
    index('turnover_requirement_open')
      .on(table.memberId, table.at)
      .where(sql`${table.closedAt} is null`),
    check('turnover_requirement_amount', sql`${table.amount} > 0`),
  ],
);
