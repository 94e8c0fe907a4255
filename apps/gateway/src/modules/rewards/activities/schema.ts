import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';
import { fairSeed } from '../../games/play/schema';
import type { PrizeSpec } from './prizes/prize';

/** A day of the brand on which a member checked in. */
export const checkInDay = pgTable(
  'check_in_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    day: date().notNull(),
    /** Which day of the row it was, from 1; after the last of the brand's list it is 1 again. */
    streak: integer().notNull(),
    points: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    check('check_in_day_amounts', sql`${table.streak} > 0 and ${table.points} >= 0`),
  ],
);

/** A ticket for the wheel. `sourceId` is the brand's day of the deposits, the claim of the mission … */
export const raffleTicket = pgTable(
  'raffle_ticket',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    source: text().$type<'DEPOSIT' | 'MISSION' | 'OPERATOR'>().notNull(),
    sourceId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    spentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('raffle_ticket_source').on(table.memberId, table.source, table.sourceId),
    index('raffle_ticket_left')
      .on(table.memberId, table.id)
      .where(sql`${table.spentAt} is null`),
  ],
);

/** A spin of the wheel: with its seeds, all that is needed to draw it again. */
export const wheelSpin = pgTable(
  'wheel_spin',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    ticketId: integer()
      .notNull()
      .references(() => raffleTicket.id),
    segmentId: text().notNull(),
    /** As it was when it was won. */
    prize: jsonb().$type<PrizeSpec>().notNull(),
    currency: text().notNull(),
    /** Below a million. */
    drawn: integer().notNull(),
    seedId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fairSeed.id),
    nonce: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('wheel_spin_ticket').on(table.ticketId),
    uniqueIndex('wheel_spin_draw').on(table.seedId, table.nonce),
    index('wheel_spin_member').on(table.memberId, table.at, table.id),
    check('wheel_spin_drawn', sql`${table.drawn} >= 0 and ${table.drawn} < 1000000`),
  ],
);

/** A tournament of a series (`tournaments/series.ts` has its words and rules). */
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

/** Who takes part in a tournament; place, score and prize are written when it is settled. */
export const tournamentEntry = pgTable(
  'tournament_entry',
  {
    tournamentId: text()
      .notNull()
      .references(() => tournament.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Bets settled from then on count. */
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

/** What free spins came from. */
export type FreeSpinSource = 'WHEEL' | 'TOURNAMENT' | 'POINTS' | 'REWARD' | 'OPERATOR';

/** Rounds of one slot that cost nothing. */
export const freeSpinGrant = pgTable(
  'free_spin_grant',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    gameId: text().notNull(),
    currency: text().notNull(),
    /** What each round is played for, minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    spins: integer().notNull(),
    spinsLeft: integer().notNull(),
    /** Minor units that they have won so far. */
    won: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    turnoverMultiple: integer().notNull(),
    source: text().$type<FreeSpinSource>().notNull(),
    /** The spin's, redemption's, reward's … own id: one grant each. */
    sourceId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('free_spin_grant_source').on(table.source, table.sourceId),
    index('free_spin_grant_member').on(table.memberId, table.createdAt, table.id),
    index('free_spin_grant_open')
      .on(table.memberId, table.gameId, table.expiresAt)
      .where(sql`${table.spinsLeft} > 0`),
    check(
      'free_spin_grant_amounts',
      sql`${table.stake} > 0 and ${table.spins} > 0 and ${table.spinsLeft} >= 0
        and ${table.spinsLeft} <= ${table.spins} and ${table.won} >= 0
        and ${table.turnoverMultiple} >= 0`,
    ),
  ],
);
