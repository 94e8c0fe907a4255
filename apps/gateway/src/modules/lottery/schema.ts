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
import { bet } from '../bets/schema';
import type { OrderLine, TicketOutcome } from './outcome';

/**
 * How far a draw is: `waiting` for its time, `drawn` and paying, `settled`; or called off, with stakes
 * on their way back (`voiding`) or all of them back (`void`).
 */
export type DrawStatus = 'waiting' | 'drawn' | 'settled' | 'voiding' | 'void';

/**
 * One draw of a lottery. Its row, and with it the promise, is there before a bet is taken for it; the
 * seed is secret until the draw.
 */
export const lotteryDraw = pgTable(
  'lottery_draw',
  {
    lottery: text().notNull(),
    number: text().notNull(),
    /** The date in the lottery's own zone, as its number begins: `20261121`. */
    day: text().notNull(),
    drawAt: timestamp({ withTimezone: true }).notNull(),
    locksAt: timestamp({ withTimezone: true }).notNull(),
    /** When the promise was made. */
    openedAt: timestamp({ withTimezone: true }).notNull(),
    serverSeed: text().notNull(),
    commitment: text().notNull(),
    status: text().$type<DrawStatus>().notNull().default('waiting'),
    result: jsonb().$type<DrawResult>(),
    drawnAt: timestamp({ withTimezone: true }),
    settledAt: timestamp({ withTimezone: true }),
    /** The pools that were played for, by currency, in minor units as text. */
    jackpots: jsonb().$type<Readonly<Record<string, string>>>(),
    /** In how many bets the jackpot fell. */
    jackpotBets: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.lottery, table.number] }),
    index('lottery_draw_time').on(table.lottery, table.drawAt),
    index('lottery_draw_day').on(table.lottery, table.day),
    // What the jobs look for, every second.
    index('lottery_draw_unfinished')
      .on(table.drawAt)
      .where(sql`${table.status} in ('waiting', 'drawn', 'voiding')`),
    check(
      'lottery_draw_result',
      sql`(${table.status} in ('drawn', 'settled')) = (${table.result} is not null)`,
    ),
  ],
);

/** What a member has ordered at once: the same lines, on one draw or on several. */
export const lotteryOrder = pgTable(
  'lottery_order',
  {
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    lottery: text().notNull(),
    /** Of the game list, as the record has them. */
    gameId: text().notNull(),
    gameName: text().notNull(),
    /** The prices that it was sold at. */
    mode: text().$type<PrizeMode>().notNull(),
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    chaseCount: integer().notNull(),
    stopsOnWin: boolean().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('lottery_order_member').on(table.memberId, table.placedAt)],
);

/** How a ticket is, as the wire names it. */
export type TicketState = 'OPEN' | 'WON' | 'LOST' | 'DRAWN' | 'CANCELLED' | 'STOPPED' | 'VOID';

/** An order's bets on one draw: what is paid, settled and given back as one. */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    /** The round of its bet, and the key of all that it moves. */
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
    /** Number of the draw. */
    draw: text().notNull(),
    /** From 1. */
    chaseNumber: integer().notNull(),
    /** How often the order's lines are bet on this draw. */
    multiple: integer().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** The part of the stake that goes into the pool. */
    contribution: bigint({ mode: 'bigint' }).notNull(),
    state: text().$type<TicketState>().notNull().default('OPEN'),
    /** Null while it is open. */
    payout: bigint({ mode: 'bigint' }),
    /** What its lines have won; null where they have not. */
    outcome: jsonb().$type<TicketOutcome>(),
    /** Its share in a jackpot that is not divided yet. */
    jackpotWeight: bigint({ mode: 'bigint' }),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The batches of a settlement, from the first id to the last.
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
