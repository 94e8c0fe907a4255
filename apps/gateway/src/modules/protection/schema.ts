import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { member } from '../identity/members/schema';

/** What a limit is on: money paid in, net loss, or time in games. */
export type LimitKind = 'DEPOSIT' | 'LOSS' | 'TIME';
/** By the calendar of the brand. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH';

/** A member's time at play; its row is also the lock that lets what a limit counts in one by one. */
export const memberPlay = pgTable('member_play', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** Minutes between two reality checks; null: as the brand has it; 0: none. */
  realityCheckMinutes: integer(),
  /** Since when he plays without a pause; null before the first game. */
  stretchStartedAt: timestamp({ withTimezone: true }),
  /** The last sign of play. */
  lastPlayAt: timestamp({ withTimezone: true }),
  /** When he answered the last reality check. */
  checkedAt: timestamp({ withTimezone: true }),
  /** Begin of the day, by the brand's calendar, that `dayPlayedMs` belongs to. */
  dayStartedAt: timestamp({ withTimezone: true }),
  dayPlayedMs: bigint({ mode: 'number' }).notNull().default(0),
});

/** A limit that a member has set for himself, and the change of it that waits. */
export const memberLimit = pgTable(
  'member_limit',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** What holds: minor units, of `TIME` minutes. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** What is to hold instead; null with `readyAt` set: no limit. */
    pendingAmount: bigint({ mode: 'bigint' }),
    /** From when the change may be confirmed; null: none waits. */
    readyAt: timestamp({ withTimezone: true }),
    /** When the change is dropped that nobody has confirmed. */
    lapsesAt: timestamp({ withTimezone: true }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period] }),
    check(
      'member_limit_pending',
      sql`(${table.readyAt} is null) = (${table.lapsesAt} is null) and (${table.readyAt} is not null or ${table.pendingAmount} is null)`,
    ),
  ],
);

/** Breaks that members have taken. Rows are only ever added: nobody shortens one. */
export const memberBreak = pgTable(
  'member_break',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<'TIME_OUT' | 'SELF_EXCLUSION'>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: for good. */
    endsAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('member_break_member').on(table.memberId),
    check(
      'member_break_times',
      sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`,
    ),
  ],
);
