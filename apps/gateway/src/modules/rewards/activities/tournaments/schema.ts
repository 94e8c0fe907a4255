import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../../identity/members/schema';
import type { PrizeSpec } from '../prizes/prize';

/** A tournament of a series (`src/demo/tournaments.json` has its texts and rules). */
export const tournament = pgTable(
  'tournament',
  {
    id: text().primaryKey(),
    series: text().notNull(),
    currency: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('tournament_season').on(table.series, table.startsAt),
    index('tournament_end').on(table.endsAt),
    check('tournament_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** A member's entry in a tournament; place, score and prize are set when it's settled. */
export const tournamentEntry = pgTable(
  'tournament_entry',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournament.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Bets settled from this time on count. */
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    place: integer(),
    /** Minor units of turnover, or hundredths of a multiple. */
    score: bigint({ mode: 'bigint' }),
    prize: jsonb().$type<PrizeSpec>(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.memberId] }),
    index('tournament_entry_member').on(table.memberId),
    uniqueIndex('tournament_entry_place').on(table.tournamentId, table.place),
  ],
);
