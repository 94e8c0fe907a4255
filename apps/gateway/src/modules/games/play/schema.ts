import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';
import { session } from '../../identity/session/schema';
import { bet } from '../../bets/schema';

/** `real` moves the member's money; `demo` plays for nothing. */
export type PlayMode = 'real' | 'demo';

/** A launch: its ticket opens the game once, and only its hash is kept. */
export const playLaunch = pgTable(
  'play_launch',
  {
    id: text().primaryKey(),
    ticketHash: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The sign-in that it belongs to: it ends with it. */
    tokenHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    /** The room of a PVP game that was chosen. */
    roomId: text(),
    /** The page's own name for the tap: a repeat under it is the same launch. */
    launchKey: text(),
    mode: text().$type<PlayMode>().notNull(),
    language: text().notNull(),
    /** Where the game's way out leads, on the site. */
    backUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('play_launch_ticket').on(table.ticketHash),
    uniqueIndex('play_launch_key').on(table.memberId, table.launchKey),
    index('play_launch_member').on(table.memberId, table.gameId),
    index('play_launch_session').on(table.tokenHash),
  ],
);

/** An open game. */
export const playSession = pgTable(
  'play_session',
  {
    id: text().primaryKey(),
    secretHash: text().notNull(),
    launchId: text()
      .notNull()
      .references(() => playLaunch.id, { onDelete: 'cascade' }),
    /** Play money in minor units, in demo play. */
    demoBalance: bigint({ mode: 'bigint' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** The same game was opened again, here or elsewhere: one of them is played at a time. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('play_session_secret').on(table.secretHash),
    uniqueIndex('play_session_launch').on(table.launchId),
    check('play_session_demo_balance', sql`${table.demoBalance} >= 0`),
  ],
);

/** A pair of seeds. The server's is secret until it is given up, and never used after that. */
export const fairSeed = pgTable(
  'fair_seed',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null where the pair draws for everybody at a table. */
    memberId: integer().references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    serverSeed: text().notNull(),
    commitment: text().notNull(),
    clientSeed: text().notNull(),
    nextNonce: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    revealedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('fair_seed_in_use')
      .on(table.memberId, table.gameId, table.mode)
      .where(sql`${table.revealedAt} is null`),
  ],
);

/**
 * Every round of every sandbox game, as the bet in it saw it: with its seed pair, all that is needed
 * to draw it again.
 */
export const fairRound = pgTable(
  'fair_round',
  {
    id: text().primaryKey(),
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    /** Which rules read the outcome. */
    model: text().notNull(),
    seedId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fairSeed.id),
    nonce: integer().notNull(),
    /** Others may be in the same draw: a table's round, a match. */
    isShared: boolean().notNull().default(false),
    /** Won by an earlier bet, as free spins are. */
    isFree: boolean().notNull().default(false),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    /** What the numbers drew. Nobody is told before the round is settled. */
    outcome: jsonb().$type<readonly number[]>().notNull(),
    /** What the game needs to go on with an open round, and to read a settled one: its own affair. */
    details: jsonb().$type<object>(),
    playedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while the round is open. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('fair_round_draw')
      .on(table.seedId, table.nonce)
      .where(sql`not ${table.isShared}`),
    index('fair_round_bet').on(table.betId),
    index('fair_round_player').on(table.memberId, table.gameId, table.playedAt),
    index('fair_round_open')
      .on(table.gameId)
      .where(sql`${table.settledAt} is null`),
  ],
);
