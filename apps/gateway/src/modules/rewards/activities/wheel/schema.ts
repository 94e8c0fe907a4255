import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../../identity/members/schema';
import { fairSeed } from '../../../games/play/schema';
import type { PrizeSpec } from '../prizes/prize';

/** A wheel ticket. `sourceId` is the brand's day of the deposits, the mission claim … */
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

/** A wheel spin; together with its seeds, it has everything needed to repeat the draw. */
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
    /** The prize at the time of the win. */
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
