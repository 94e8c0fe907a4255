import type {
  ContractKind,
  ContractParty,
  ContractReason,
  ContractStatus,
  DividendPeriod,
} from '@perya/rules/agents';
import { sql } from 'drizzle-orm';
import {
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
import { member } from '../../identity/members/schema';

/** A tier as it is kept: amounts in minor units as text, because JSON has no such whole numbers. */
export interface StoredTier {
  readonly turnover: string;
  readonly activeMembers: number;
  readonly loss: string;
  /** Basis points. */
  readonly rate: number;
}

/**
 * A contract between an agent and the one above, or an offer of one. Its terms never change: other terms
 * are another contract. What may follow what is said by `@perya/rules/agents`.
 */
export const agentContract = pgTable(
  'agent_contract',
  {
    id: serial().primaryKey(),
    kind: text().$type<ContractKind>().notNull(),
    /** Null: the house. */
    uplineId: integer().references(() => member.id),
    downlineId: integer()
      .notNull()
      .references(() => member.id),
    currency: text().notNull(),
    /** Of a dividend. */
    period: text().$type<DividendPeriod>(),
    tiers: jsonb().$type<readonly StoredTier[]>().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    offeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when the offer can be answered. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Accepted then. */
    activeAt: timestamp({ withTimezone: true }),
    /** Rejected, withdrawn, expired or terminated then. */
    endedAt: timestamp({ withTimezone: true }),
    endedBy: text().$type<ContractParty>(),
    endReason: text().$type<ContractReason>(),
  },
  (table) => [
    uniqueIndex('agent_contract_offer')
      .on(table.downlineId, table.kind)
      .where(sql`${table.status} = 'offered'`),
    uniqueIndex('agent_contract_active')
      .on(table.downlineId, table.kind)
      .where(sql`${table.status} = 'active'`),
    index('agent_contract_upline').on(table.uplineId, table.kind, table.status),
    index('agent_contract_downline').on(table.downlineId, table.kind, table.id),
    // Those that a period is settled by.
    index('agent_contract_paid').on(table.kind, table.activeAt),
    index('agent_contract_late')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'offered'`),
    check(
      'agent_contract_times',
      sql`(${table.status} = 'offered' and ${table.activeAt} is null and ${table.endedAt} is null)
        or (${table.status} = 'active' and ${table.activeAt} is not null and ${table.endedAt} is null)
        or (${table.status} = 'terminated' and ${table.activeAt} is not null and ${table.endedAt} is not null)
        or (${table.status} in ('rejected', 'withdrawn', 'expired') and ${table.activeAt} is null and ${table.endedAt} is not null)`,
    ),
    check(
      'agent_contract_period',
      sql`(${table.kind} = 'dividend') = (${table.period} is not null)`,
    ),
  ],
);

/** Every step of every contract: who, when, from where to where, and why. Rows are only added. */
export const contractEvent = pgTable(
  'contract_event',
  {
    id: serial().primaryKey(),
    contractId: integer()
      .notNull()
      .references(() => agentContract.id),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().$type<ContractParty>().notNull(),
    /** Who it was; null where the house did it by the rules. */
    actorId: integer().references(() => member.id),
    /** Null: the offer. */
    fromStatus: text().$type<ContractStatus>(),
    toStatus: text().$type<ContractStatus>().notNull(),
    reason: text().$type<ContractReason>().notNull(),
    /** A word to the other side. */
    note: text(),
  },
  (table) => [index('contract_event_contract').on(table.contractId, table.id)],
);

/** A contract's row. */
export type ContractRow = typeof agentContract.$inferSelect;
