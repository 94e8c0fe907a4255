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

/** What a limit applies to: deposits, net loss, or playing time. */
export type LimitKind = 'DEPOSIT' | 'LOSS' | 'TIME';
/** By the calendar of the brand. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH';

/** A member's playing time. Its row is also the lock that serializes whatever a limit counts. */
export const memberPlay = pgTable('member_play', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** Minutes between two reality checks; null: the brand's default; 0: none. */
  realityCheckMinutes: integer(),
  /** Start of the current stretch without a pause; null before the first game. */
  stretchStartedAt: timestamp({ withTimezone: true }),
  /** The last activity. */
  lastPlayAt: timestamp({ withTimezone: true }),
  /** When the member answered the last reality check. */
  checkedAt: timestamp({ withTimezone: true }),
  /** Start of the day, by the brand's calendar, that `dayPlayedMs` belongs to. */
  dayStartedAt: timestamp({ withTimezone: true }),
  dayPlayedMs: bigint({ mode: 'number' }).notNull().default(0),
});

/** A limit that a member set, and its pending change. */
export const memberLimit = pgTable(
  'member_limit',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** The limit in effect: minor units, for `TIME` minutes. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The pending limit; null with `readyAt` set: no limit. */
    pendingAmount: bigint({ mode: 'bigint' }),
    /** When the change can be confirmed; null: no change is pending. */
    readyAt: timestamp({ withTimezone: true }),
    /** When an unconfirmed change expires. */
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

/** Breaks that members have taken. Rows are only ever added: a break can't be shortened. */
export const memberBreak = pgTable(
  'member_break',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text().$type<'TIME_OUT' | 'SELF_EXCLUSION'>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: permanent. */
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
