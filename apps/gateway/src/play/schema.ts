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
import { member } from '../members/schema';
import { bet } from '../records/schema';
import { session } from '../session/schema';

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
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
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

/** Free spins that are still to be played; they wait for the player as long as it takes. */
export const slotFeature = pgTable(
  'slot_feature',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    /** The bet that won them. */
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    /** The stake that won them, minor units: free spins pay by it. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    total: integer().notNull(),
    remaining: integer().notNull(),
    won: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    uniqueIndex('slot_feature_player').on(table.memberId, table.gameId, table.mode),
    check('slot_feature_remaining', sql`${table.remaining} > 0`),
  ],
);

/** Every spin, paid and free: with the seed pair, all that is needed to draw it again. */
export const slotSpin = pgTable(
  'slot_spin',
  {
    id: text().primaryKey(),
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    model: text().notNull(),
    seedId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fairSeed.id),
    nonce: integer().notNull(),
    isFree: boolean().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    stops: jsonb().$type<readonly number[]>().notNull(),
    playedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('slot_spin_draw').on(table.seedId, table.nonce),
    index('slot_spin_bet').on(table.betId),
    index('slot_spin_player').on(table.memberId, table.gameId, table.playedAt),
  ],
);
