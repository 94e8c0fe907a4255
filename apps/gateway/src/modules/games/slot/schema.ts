import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { freeSpinGrant } from '../free-spins/schema';
import { member } from '../../identity/members/schema';
import { bet } from '../../bets/schema';
import type { PlayMode } from '../play/schema';

/** Free spins that are yet to be played (see `abandoned.ts` for how long they're kept). */
export const slotFeature = pgTable(
  'slot_feature',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    gameId: text().notNull(),
    mode: text().$type<PlayMode>().notNull(),
    /** The bet that won them. */
    betId: bigint({ mode: 'number' }).references(() => bet.id),
    /** The grant whose round won them: their winnings require turnover like its own. */
    grantId: integer().references(() => freeSpinGrant.id),
    /** The stake that won them, in minor units; free spins pay by it. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    total: integer().notNull(),
    remaining: integer().notNull(),
    won: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    uniqueIndex('slot_feature_player').on(table.memberId, table.gameId, table.mode),
    check('slot_feature_remaining', sql`${table.remaining} > 0`),
  ],
);
