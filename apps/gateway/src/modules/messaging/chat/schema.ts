import {
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';
import { session } from '../../identity/session/schema';

/** What is said in the rooms, in the order of `id`. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: serial().primaryKey(),
    /** `players`, or `desk:<member>`: a member and the house between themselves. */
    room: text().notNull(),
    /** Null where the house speaks. */
    memberId: integer().references(() => member.id, { onDelete: 'cascade' }),
    /** Made by the page before it sends: what is sent twice is said once. */
    key: text(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when nobody sees it any more, because players have reported it. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('chat_message_room').on(table.room, table.id),
    uniqueIndex('chat_message_key').on(table.memberId, table.key),
  ],
);

/** An open chat: the page holds the secret and comes back with it when the line was cut. */
export const chatEntry = pgTable(
  'chat_entry',
  {
    secretHash: text().primaryKey(),
    /** Goes with its sign-in. */
    tokenHash: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    room: text().notNull(),
    language: text().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chat_entry_session').on(table.tokenHash)],
);

/** How far a member has read a room. */
export const chatRead = pgTable(
  'chat_read',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    room: text().notNull(),
    lastReadId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.room] })],
);

/** Who has reported what. */
export const chatReport = pgTable(
  'chat_report',
  {
    messageId: integer()
      .notNull()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] })],
);
