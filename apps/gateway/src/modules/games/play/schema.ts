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

/** `real` uses the member's money, `demo` play money. */
export type PlayMode = 'real' | 'demo';

/** A launch. Its ticket opens the game once; only the ticket's hash is stored. */
export const playLaunch = pgTable(
  'play_launch',
  {
    id: text().primaryKey(),
    ticketHash: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** The launch's session; the launch is deleted with it. */
    tokenHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    /** The chosen room of a PVP game. */
    roomId: text(),
    /** The page's key for the press: a repeat with the same key is the same launch. */
    launchKey: text(),
    mode: text().$type<PlayMode>().notNull(),
    language: text().notNull(),
    /** The site's URL that the game's exit leads to. */
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
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when the same game is opened again in any window: only one can be active at a time. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('play_session_secret').on(table.secretHash),
    uniqueIndex('play_session_launch').on(table.launchId),
  ],
);

/** A player's play money, for all demos. It's created by the first move; until then, it has the start balance. */
export const demoWallet = pgTable(
  'demo_wallet',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Minor units of the member's currency. */
    balance: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [check('demo_wallet_balance', sql`${table.balance} >= 0`)],
);

/** A pair of seeds. The server's is secret until it's revealed, and never used after that. */
export const fairSeed = pgTable(
  'fair_seed',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null if the pair is shared by everyone at a table. */
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
 * Every round of every sandbox game, from the perspective of one bet. Together with its seed pair, it
 * contains everything needed to verify the round.
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
    /** The rules that interpret the outcome. */
    model: text().notNull(),
    seedId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fairSeed.id),
    nonce: integer().notNull(),
    /** Whether others may share the same draw: a table's round, a match. */
    isShared: boolean().notNull().default(false),
    /** Won by an earlier bet, like free spins. */
    isFree: boolean().notNull().default(false),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    /** The result of the draw. Must stay secret until the round is settled. */
    outcome: jsonb().$type<readonly number[]>().notNull(),
    /** Engine-specific data to continue an open round and to interpret a settled one. */
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
