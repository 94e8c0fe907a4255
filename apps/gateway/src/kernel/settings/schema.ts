import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Small values of the platform itself: secrets created at the first start, the clock's offset, the seed. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
