import type {
  ContractKind,
  ContractParty,
  ContractPeriod,
  ContractReason,
  ContractStatus,
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

/** A stored tier. Amounts are minor units as text, because JSON has no 64-bit integers. */
export interface StoredTier {
  readonly turnover: string;
  readonly activeMembers: number;
  readonly loss: string;
  /** Basis points. */
  readonly rate: number;
}

/**
 * A contract between an agent and their upline, or an offer of one. Its terms never change: new terms need a
 * new contract. `@perya/rules/agents` defines the allowed status changes.
 */
export const agentContract = pgTable(
  'agent_contract',
  {
    id: serial().primaryKey(),
    kind: text().$type<ContractKind>().notNull(),
    /** Null: the platform. */
    uplineId: integer().references(() => member.id),
    downlineId: integer()
      .notNull()
      .references(() => member.id),
    currency: text().notNull(),
    /** Only set for dividends and daily salaries. */
    period: text().$type<ContractPeriod>(),
    tiers: jsonb().$type<readonly StoredTier[]>().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    offeredAt: timestamp({ withTimezone: true }).notNull(),
    /** The deadline for answering the offer. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was accepted. */
    activeAt: timestamp({ withTimezone: true }),
    /** It pays the periods that start from this instant on. Set when it is accepted. */
    paysFrom: timestamp({ withTimezone: true }),
    /** It pays no period that starts at or after this instant. Set when it is terminated. */
    paysTo: timestamp({ withTimezone: true }),
    /** When it was rejected, withdrawn, expired or terminated. */
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
    // For the contracts that a period is settled by.
    index('agent_contract_paid').on(table.kind, table.paysFrom),
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
      sql`(${table.kind} in ('dividend', 'daily')) = (${table.period} is not null)`,
    ),
    check(
      'agent_contract_pays',
      sql`(${table.activeAt} is not null) = (${table.paysFrom} is not null)
        and (${table.status} = 'terminated') = (${table.paysTo} is not null)`,
    ),
  ],
);

/** Every step of every contract: who, when, from and to which status, and why. Rows are only added. */
export const contractEvent = pgTable(
  'contract_event',
  {
    id: serial().primaryKey(),
    contractId: integer()
      .notNull()
      .references(() => agentContract.id),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().$type<ContractParty>().notNull(),
    /** The member who took the step. Null if the platform applied it by the rules. */
    actorId: integer().references(() => member.id),
    /** Null for the offer itself. */
    fromStatus: text().$type<ContractStatus>(),
    toStatus: text().$type<ContractStatus>().notNull(),
    reason: text().$type<ContractReason>().notNull(),
    /** A note to the other party. */
    note: text(),
  },
  (table) => [index('contract_event_contract').on(table.contractId, table.id)],
);

/** A row of `agent_contract`. */
export type ContractRow = typeof agentContract.$inferSelect;
