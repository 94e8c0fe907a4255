import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Brand } from './brand';

/** The brand this platform serves, as one document. */
export const brand = pgTable('brand', {
  merchant: text().primaryKey(),
  document: jsonb().$type<Brand>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Small values of the platform itself: secrets made at the first start, the clock's offset, the seed. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
