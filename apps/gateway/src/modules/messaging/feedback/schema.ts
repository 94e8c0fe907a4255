import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** Feedback from members and guests. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial().primaryKey(),
    /** Shown to the writer; customer service finds the message by it. */
    reference: text().notNull().unique(),
    /** Null for guests. */
    memberId: integer().references(() => member.id, { onDelete: 'set null' }),
    topic: text().$type<'SUGGESTION' | 'COMPLAINT' | 'FAULT' | 'OTHER'>().notNull(),
    content: text().notNull(),
    /** Where the writer wants the answer. */
    contact: text(),
    language: text().notNull(),
    /** Of the writer and the content; a repeated message is found by it. */
    digest: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('feedback_digest').on(table.digest, table.writtenAt)],
);
