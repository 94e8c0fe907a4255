import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';
import { bet } from '../../bets/schema';
import type { PlayMode } from '../play/schema';
import type { WireStakes } from '@perya/game-engines/live-table';

/** A round that someone watched or bet on; its seed is derived from the installation's secret. */
export const tableRound = pgTable(
  'table_round',
  {
    gameId: text().notNull(),
    round: integer().notNull(),
    /** Derived from the players' own seeds once betting has closed permanently; null until then. */
    clientSeed: text(),
    /** Null until every bet is paid. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.round] }),
    index('table_round_open')
      .on(table.gameId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** All stakes of one player on a round. */
export const tableSlip = pgTable(
  'table_slip',
  {
    /** In order of placement, which is also the order of the seeds. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The bet's round id in the record. */
    roundId: text().notNull(),
    gameId: text().notNull(),
    round: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    mode: text().$type<PlayMode>().notNull(),
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    /** The player's part of the round's client seed. */
    clientSeed: text().notNull(),
    /** Decimal strings by spot. */
    stakes: jsonb().$type<WireStakes>().notNull(),
    /** The player's decisions, a letter each; empty in games without them. */
    decisions: text().notNull().default(''),
    payout: bigint({ mode: 'bigint' }),
  },
  (table) => [
    uniqueIndex('table_slip_player').on(table.gameId, table.round, table.memberId, table.mode),
  ],
);

/** The players at a table. A seat becomes free if its player hasn't been seen for a while. */
export const tableSeat = pgTable(
  'table_seat',
  {
    gameId: text().notNull(),
    /** From 1; 0 is a spectator without a seat. */
    seat: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.memberId] }),
    uniqueIndex('table_seat_place')
      .on(table.gameId, table.seat)
      .where(sql`${table.seat} > 0`),
  ],
);
