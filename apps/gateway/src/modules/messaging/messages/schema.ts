import { index, integer, jsonb, pgTable, serial, timestamp } from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** A text by language; every message has at least `EN`. */
export type MessageText = { EN: string } & Partial<Record<string, string>>;

/** The operator's messages, each to one member. */
export const message = pgTable(
  'message',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    title: jsonb().$type<MessageText>().notNull(),
    body: jsonb().$type<MessageText>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    /** Deleted from the inbox; it can be restored. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('message_member').on(table.memberId, table.readAt),
    index('message_inbox').on(table.memberId, table.sentAt, table.id),
  ],
);
