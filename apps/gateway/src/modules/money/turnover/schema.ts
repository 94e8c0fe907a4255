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

/** What put a turnover requirement on a member. */
export type TurnoverSource = 'DEPOSIT' | 'BONUS' | 'REBATE' | 'REWARD' | 'REFERRAL' | 'ADJUSTMENT';

/** How much a member must play before the money that came with it can be withdrawn. */
export const turnoverRequirement = pgTable(
  'turnover_requirement',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    source: text().$type<TurnoverSource>().notNull(),
    /** The deposit, the application …: each source's own id puts one requirement. */
    sourceId: text().notNull(),
    /** Minor units of turnover. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** Bets settled from then on count. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Set once it and all before it are met: it is not looked at again. */
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
