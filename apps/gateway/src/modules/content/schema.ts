import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from '../../kernel/text/texts';

/** Pictures at the top of pages. */
export const banner = pgTable(
  'banner',
  {
    id: text().primaryKey(),
    groupName: text().notNull(),
    position: integer().notNull(),
    /** What the picture shows and says, as alternative text. */
    title: jsonb().$type<Texts>().notNull(),
    linkageType: text().$type<'PAGE' | 'PROMOTION' | 'GAME' | 'URL'>(),
    linkage: text(),
  },
  (table) => [index('banner_group').on(table.groupName, table.position)],
);

/** The operator's announcements. */
export const announcement = pgTable(
  'announcement',
  {
    id: text().primaryKey(),
    /** B board, PL player, PU pop-up, PR promotion, H headline. */
    type: text().$type<'B' | 'PL' | 'PU' | 'PR' | 'H'>().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    /** HTML. */
    content: jsonb().$type<Texts>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('announcement_order').on(table.type, table.publishedAt)],
);
