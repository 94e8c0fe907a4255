import type { PlayedAction } from '@perya/game-engines/match';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bet } from '../../bets/schema';
import { member } from '../../identity/members/schema';
import type { PlayMode } from '../play/schema';

/** A game between players. Its state is replayed from its actions. */
export const match = pgTable(
  'match',
  {
    id: text().primaryKey(),
    gameId: text().notNull(),
    roomId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    currency: text().notNull(),
    /** Number of players. */
    seats: integer().notNull(),
    /** Minor units; the same for every player. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** The rules by which it's played and verified. */
    model: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Derived from the members' own seeds when the cards are dealt; null while it waits for players. */
    clientSeed: text(),
    actions: jsonb().$type<readonly PlayedAction[]>().notNull().default([]),
    /** The start of the current turn; before the deal, when the match was created. */
    turnSince: timestamp({ withTimezone: true }).notNull(),
    /** The last action; house players act a moment later. */
    actedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the platform deals or acts next; null once it's over. */
    nextAt: timestamp({ withTimezone: true }),
    /** Null until everyone is paid. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('match_waiting')
      .on(table.gameId, table.roomId, table.stake)
      .where(sql`${table.clientSeed} is null`),
    index('match_next')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
);

/** A member's seat in a match. House players have the seats without a member. */
export const matchSeat = pgTable(
  'match_seat',
  {
    matchId: text()
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    /** From 0. */
    seat: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** The bet's round id in the record. */
    roundId: text().notNull(),
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    /** The member's part of the match's client seed. */
    clientSeed: text().notNull(),
    /** What is left of the time bank. */
    bankMs: integer().notNull(),
    /** Null until the match is over. */
    payout: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.seat] }),
    // A member plays one match of a game at a time.
    uniqueIndex('match_seat_open')
      .on(table.memberId, table.gameId, table.mode)
      .where(sql`${table.payout} is null`),
    index('match_seat_member').on(table.memberId, table.gameId, table.joinedAt),
  ],
);
