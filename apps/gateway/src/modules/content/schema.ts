import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A text in the brand's languages, by code; English stands in for a missing one. */
export type Texts = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

/** A text in a language; English where it has none. */
export const inLanguage = (texts: Texts, language: string): string => texts[language] ?? texts.EN;

/** Pictures at the head of pages. */
export const banner = pgTable(
  'banner',
  {
    id: text().primaryKey(),
    groupName: text().notNull(),
    position: integer().notNull(),
    /** What it shows and says, for those who do not see it. */
    title: jsonb().$type<Texts>().notNull(),
    linkageType: text().$type<'PAGE' | 'PROMOTION' | 'GAME' | 'URL'>(),
    linkage: text(),
  },
  (table) => [index('banner_group').on(table.groupName, table.position)],
);

/** What the operator tells. */
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
