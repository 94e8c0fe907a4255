import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EngineName } from '@perya/game-engines/play-api';
import type { Category, Volatility } from './types';

/** The studios. */
export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  name: text().notNull(),
  categories: jsonb().$type<readonly Category[]>().notNull(),
  isHot: boolean().notNull(),
  isNew: boolean().notNull(),
  /** The node of the vendor's folder, by category. */
  folders: jsonb().$type<Readonly<Partial<Record<Category, string>>>>().notNull(),
  position: integer().notNull(),
});

/** All games that lobbies can show. */
export const game = pgTable(
  'game',
  {
    id: text().primaryKey(),
    nodeId: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    category: text().$type<Category>().notNull(),
    classify: text().notNull(),
    theme: text().notNull(),
    /** Hundredths of a percent. */
    rtpBasisPoints: integer(),
    volatility: text().$type<Volatility>(),
    /** Minor units. */
    minBet: integer().notNull(),
    lines: integer().notNull(),
    features: jsonb().$type<readonly string[]>().notNull(),
    isHot: boolean().notNull(),
    isNew: boolean().notNull(),
    hasDemo: boolean().notNull(),
    rank: integer().notNull(),
    popularity: integer().notNull(),
    engine: text().$type<EngineName>(),
    model: text(),
  },
  (table) => [
    uniqueIndex('game_node').on(table.nodeId),
    uniqueIndex('game_code').on(table.code),
    index('game_vendor').on(table.vendor),
  ],
);
