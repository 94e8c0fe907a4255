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
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';
import { bet } from '../../bets/schema';
import type { PlayMode } from '../play/schema';
import type { LegOutcome } from '@perya/game-engines/sports';

/** A placed betting slip: one selection, or several that all have to win. */
export const sportsTicket = pgTable(
  'sports_ticket',
  {
    /** The round id of its bet. */
    id: text().primaryKey(),
    /** Null in demo play. */
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    gameName: text().notNull(),
    currency: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    /** Minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** Null until it's settled. */
    payout: bigint({ mode: 'bigint' }),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('sports_ticket_player').on(table.memberId, table.gameId, table.placedAt),
    check('sports_ticket_stake', sql`${table.stake} > 0`),
    check('sports_ticket_settled', sql`(${table.payout} is null) = (${table.settledAt} is null)`),
  ],
);

/** One selection of a ticket, with the price at which it was placed. */
export const sportsLeg = pgTable(
  'sports_leg',
  {
    ticketId: text()
      .notNull()
      .references(() => sportsTicket.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    eventId: text().notNull(),
    market: text().notNull(),
    selection: text().notNull(),
    /** Thousandths. */
    price: integer().notNull(),
    /** The score when it was placed, for live events; empty before the start. */
    scoreThen: jsonb().$type<readonly number[]>().notNull(),
    /** When its event ends. Only the settling job may use it before that. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    outcome: text().$type<LegOutcome>().notNull().default('open'),
    /** The final score of the event. */
    score: jsonb().$type<readonly number[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.place] }),
    // For the settling job, which queries it every few seconds.
    index('sports_leg_open')
      .on(table.endsAt)
      .where(sql`${table.outcome} = 'open'`),
    check('sports_leg_price', sql`${table.price} > 1000`),
  ],
);
