import type { ContractKind } from '@perya/rules/agents';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { agentContract } from '../contracts/schema';
import { member } from '../../identity/members/schema';

/** Figures of a part of a team. Amounts are minor units as text. */
export interface StoredFigures {
  readonly turnover: string;
  readonly loss: string;
  readonly activeMembers: number;
  /** The amount owed to the downlines by their own contracts. */
  readonly owed: string;
}

/** What a direct downline, with everyone below, contributed to a settlement. */
export interface StoredLine extends StoredFigures {
  readonly account: string;
  /** Basis points of the downline's own contract. Null without one, or if no tier was reached. */
  readonly rate: number | null;
}

/** The sum of the lines that aren't listed because there are too many. */
export interface StoredOthers extends StoredFigures {
  readonly count: number;
}

/**
 * The result of a contract for one period, with all figures that it was calculated from. Zero results are
 * stored too, to explain why nothing was paid. Rows are only added, one per contract and period.
 */
export const settlement = pgTable(
  'settlement',
  {
    id: serial().primaryKey(),
    contractId: integer()
      .notNull()
      .references(() => agentContract.id),
    kind: text().$type<ContractKind>().notNull(),
    /** The agent who is paid. */
    agentId: integer()
      .notNull()
      .references(() => member.id),
    /** The upline who gave the contract. Null: the platform. */
    uplineId: integer().references(() => member.id),
    currency: text().notNull(),
    /** Counts bets settled from this instant, inclusive. */
    periodFrom: timestamp({ withTimezone: true }).notNull(),
    /** Counts bets settled before this instant, exclusive. */
    periodTo: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }).notNull(),
    /** Minor units, of everyone below the agent. */
    turnover: bigint({ mode: 'bigint' }).notNull(),
    /** Minor units. Negative if the team has won. */
    loss: bigint({ mode: 'bigint' }).notNull(),
    activeMembers: integer().notNull(),
    /** The minimum turnover of an active member, in minor units. */
    activeTurnover: bigint({ mode: 'bigint' }).notNull(),
    /** Index of the tier that was paid. Null if none was reached. */
    tier: integer(),
    /** Basis points. Zero if no tier was reached. */
    rate: integer().notNull(),
    gross: bigint({ mode: 'bigint' }).notNull(),
    /** The part of it that is owed to the direct downlines. */
    deducted: bigint({ mode: 'bigint' }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    lines: jsonb().$type<readonly StoredLine[]>().notNull(),
    others: jsonb().$type<StoredOthers>(),
  },
  (table) => [
    uniqueIndex('settlement_once').on(table.contractId, table.periodFrom),
    index('settlement_agent').on(table.agentId, table.kind, table.periodFrom),
    index('settlement_upline').on(table.uplineId, table.kind, table.periodFrom),
    check(
      'settlement_amounts',
      sql`${table.gross} >= 0 and ${table.deducted} >= 0 and ${table.amount} = greatest(${table.gross} - ${table.deducted}, 0)`,
    ),
    check('settlement_period', sql`${table.periodFrom} < ${table.periodTo}`),
  ],
);

/** How far the contracts of each kind and period length are settled. */
export const settlementProgress = pgTable('settlement_progress', {
  /** For example `daily/day` or `dividend/week`. */
  name: text().primaryKey(),
  settledTo: timestamp({ withTimezone: true }).notNull(),
});

/** A row of `settlement`. */
export type SettlementRow = typeof settlement.$inferSelect;
