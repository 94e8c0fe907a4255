import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Brand } from '../../kernel/brand';

/** The brand that this platform serves, as one document. */
export const brand = pgTable('brand', {
  merchant: text().primaryKey(),
  document: jsonb().$type<Brand>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
