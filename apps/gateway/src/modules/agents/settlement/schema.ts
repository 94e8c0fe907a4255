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

/** What some of a team brought; amounts in minor units as text. */
export interface StoredFigures {
  readonly turnover: string;
  readonly loss: string;
  readonly activeMembers: number;
  /** What they are owed by contracts of their own. */
  readonly owed: string;
}

/** What a direct downline, with everybody below, brought into a settlement. */
export interface StoredLine extends StoredFigures {
  readonly account: string;
  /** Basis points of the downline's own contract; null without one, or where no tier was reached. */
  readonly rate: number | null;
}

/** The lines that are not named, because there are very many. */
export interface StoredOthers extends StoredFigures {
  readonly count: number;
}

/**
 * What a contract came to in one period, with all that it was counted from. Zero too, so that the record
 * explains why nothing was paid. Rows are only added, one for a contract and period.
 */
export const settlement = pgTable(
  'settlement',
  {
    id: serial().primaryKey(),
    contractId: integer()
      .notNull()
      .references(() => agentContract.id),
    kind: text().$type<ContractKind>().notNull(),
    /** Who is paid. */
    agentId: integer()
      .notNull()
      .references(() => member.id),
    /** Who gave the contract; null: the house. */
    uplineId: integer().references(() => member.id),
    currency: text().notNull(),
    /** Bets settled from then on … */
    periodFrom: timestamp({ withTimezone: true }).notNull(),
    /** … and before then count. */
    periodTo: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }).notNull(),
    /** Minor units, of everybody below the agent. */
    turnover: bigint({ mode: 'bigint' }).notNull(),
    /** Below zero where the team has won. */
    loss: bigint({ mode: 'bigint' }).notNull(),
    activeMembers: integer().notNull(),
    /** From this turnover on a member counted as active. */
    activeTurnover: bigint({ mode: 'bigint' }).notNull(),
    /** Position of the tier that was paid by; null: none was reached. */
    tier: integer(),
    /** Basis points; zero where no tier was reached. */
    rate: integer().notNull(),
    gross: bigint({ mode: 'bigint' }).notNull(),
    /** What the direct downlines are owed of it. */
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

/** Until when the contracts of a kind and length of period are settled. */
export const settlementProgress = pgTable('settlement_progress', {
  /** `daily/day`, `dividend/week` … */
  name: text().primaryKey(),
  settledTo: timestamp({ withTimezone: true }).notNull(),
});

/** A settlement's row. */
export type SettlementRow = typeof settlement.$inferSelect;
