import type { DrawResult, PrizeMode } from '@perya/rules/lottery';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { member } from '../identity/members/schema';
import type { SettledStatus } from '../bets/outcome';
import { bet } from '../bets/schema';
import type { OrderLine, TicketOutcome } from './outcome';

/**
 * The status of a draw: `waiting` for its time, `drawn` and being paid, `settled`; or called off, with stakes
 * being refunded (`voiding`) or all of them refunded (`void`).
 */
export type DrawStatus = 'waiting' | 'drawn' | 'settled' | 'voiding' | 'void';

/**
 * One draw of a lottery. Its row, including the commitment, exists before a bet is accepted for it; the seed
 * is secret until the draw.
 */
export const lotteryDraw = pgTable(
  'lottery_draw',
  {
    lottery: text().notNull(),
    number: text().notNull(),
    /** The date in the lottery's time zone, which is also the start of its number: `20261121`. */
    day: text().notNull(),
    drawAt: timestamp({ withTimezone: true }).notNull(),
    locksAt: timestamp({ withTimezone: true }).notNull(),
    /** When the commitment was made. */
    openedAt: timestamp({ withTimezone: true }).notNull(),
    serverSeed: text().notNull(),
    commitment: text().notNull(),
    status: text().$type<DrawStatus>().notNull().default('waiting'),
    result: jsonb().$type<DrawResult>(),
    drawnAt: timestamp({ withTimezone: true }),
    settledAt: timestamp({ withTimezone: true }),
    /** The jackpots that were played for, by currency, in minor units as text. */
    jackpots: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The number of bets that won the jackpot. */
    jackpotBets: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.lottery, table.number] }),
    index('lottery_draw_time').on(table.lottery, table.drawAt),
    index('lottery_draw_day').on(table.lottery, table.day),
    // For the jobs, which query it every second.
    index('lottery_draw_unfinished')
      .on(table.drawAt)
      .where(sql`${table.status} in ('waiting', 'drawn', 'voiding')`),
    check(
      'lottery_draw_result',
      sql`(${table.status} in ('drawn', 'settled')) = (${table.result} is not null)`,
    ),
  ],
);

/** An order of a member: the same lines on one or several draws. */
export const lotteryOrder = pgTable(
  'lottery_order',
  {
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    lottery: text().notNull(),
    /** As in the game list, for the betting record. */
    gameId: text().notNull(),
    gameName: text().notNull(),
    /** The prize mode at which it was sold. */
    mode: text().$type<PrizeMode>().notNull(),
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    chaseCount: integer().notNull(),
    stopsOnWin: boolean().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('lottery_order_member').on(table.memberId, table.placedAt)],
);

/** The state of a ticket, as named on the wire: once settled, the status of its bet. */
export type TicketState = 'OPEN' | SettledStatus | 'CANCELLED' | 'STOPPED' | 'VOID';

/** An order's bets on one draw, which are paid, settled and refunded together. */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    /** The round id of its bet, and the key of all its postings. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => lotteryOrder.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    betId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bet.id),
    lottery: text().notNull(),
    /** The draw's number. */
    draw: text().notNull(),
    /** From 1. */
    chaseNumber: integer().notNull(),
    /** How many times the order's lines are bet on this draw. */
    multiple: integer().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** The part of the stake that goes into the pool. */
    contribution: bigint({ mode: 'bigint' }).notNull(),
    state: text().$type<TicketState>().notNull().default('OPEN'),
    /** Null while the ticket is open. */
    payout: bigint({ mode: 'bigint' }),
    /** What its lines have won; null if nothing. */
    outcome: jsonb().$type<TicketOutcome>(),
    /** Its share of a jackpot that hasn't been divided yet. */
    jackpotWeight: bigint({ mode: 'bigint' }),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // For settlement batches, ordered by id.
    index('lottery_ticket_draw').on(table.lottery, table.draw, table.id),
    index('lottery_ticket_member').on(table.memberId, table.placedAt),
    uniqueIndex('lottery_ticket_order').on(table.orderId, table.chaseNumber),
    uniqueIndex('lottery_ticket_bet').on(table.betId),
    check('lottery_ticket_stake', sql`${table.stake} > 0 and ${table.multiple} > 0`),
    check(
      'lottery_ticket_settled',
      sql`(${table.state} = 'OPEN') = (${table.payout} is null) and (${table.state} = 'OPEN') = (${table.settledAt} is null)`,
    ),
  ],
);

export type DrawRow = typeof lotteryDraw.$inferSelect;
export type OrderRow = typeof lotteryOrder.$inferSelect;
export type TicketRow = typeof lotteryTicket.$inferSelect;
