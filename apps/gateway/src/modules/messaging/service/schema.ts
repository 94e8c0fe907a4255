import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** Conversations with customer service: one per member and channel, or per guest. They are never deleted. */
export const serviceConversation = pgTable(
  'service_conversation',
  {
    id: serial().primaryKey(),
    channel: text().$type<'LIVECHAT' | 'VIP'>().notNull(),
    /** Null for guests. */
    memberId: integer().references(() => member.id, { onDelete: 'set null' }),
    /** The hash of a guest's key, which only the guest's browser has. */
    guestHash: text().unique(),
    /** Where a guest wants to be answered. */
    contact: text(),
    language: text().notNull(),
    state: text().$type<'WAITING' | 'ANSWERED' | 'CLOSED'>().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time of the first message that hasn't been answered. */
    waitingSince: timestamp({ withTimezone: true }),
    /** The newest answer; 0 for none. */
    answerId: integer().notNull().default(0),
    answeredAt: timestamp({ withTimezone: true }),
    /** The newest answer that the writer has read; 0 for none. */
    readId: integer().notNull().default(0),
    /** The newest answer that was also sent to the inbox; 0 for none. */
    inboxId: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('service_conversation_member').on(table.memberId, table.channel),
    index('service_conversation_waiting').on(table.waitingSince, table.changedAt, table.id),
  ],
);

/** The messages of a conversation, ordered by `id`. */
export const serviceMessage = pgTable(
  'service_message',
  {
    id: serial().primaryKey(),
    conversationId: integer()
      .notNull()
      .references(() => serviceConversation.id, { onDelete: 'restrict' }),
    author: text().$type<'WRITER' | 'DESK'>().notNull(),
    /** How the operator signed the answer. */
    name: text(),
    /** Created by the sender, so that a message sent twice is stored once. */
    key: text(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('service_message_conversation').on(table.conversationId, table.id),
    uniqueIndex('service_message_key').on(table.conversationId, table.author, table.key),
  ],
);
