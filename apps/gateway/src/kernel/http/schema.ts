import type { PublicKeyJwk, SealingKey } from '@perya/api-client/server';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Calls that move money, by the caller's key: a repeat is answered from this table. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    /** `member:<id>`, or `ip:<address>` where the call needs no token. */
    scope: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    bodyHash: text().notNull(),
    state: text().$type<'running' | 'done'>().notNull(),
    /** The process that runs the call, and until when others must assume that it does. */
    holder: text().notNull(),
    leaseUntil: timestamp({ withTimezone: true }).notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotent_call_age').on(table.createdAt),
  ],
);

/** The calls of operators. Rows are only added, and get the status of their answer. */
export const operatorCall = pgTable(
  'operator_call',
  {
    id: serial().primaryKey(),
    /** The name of the key. */
    operator: text().notNull(),
    /** The id of the call in the contract. */
    call: text().notNull(),
    request: jsonb().$type<unknown>().notNull(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The HTTP status of the answer; null until it's given. */
    status: integer(),
  },
  (table) => [index('operator_call_operator').on(table.operator, table.id)],
);

/** Counters of attempts, for limits: one row per subject and window. */
export const attemptCounter = pgTable(
  'attempt_counter',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_counter_age').on(table.resetsAt)],
);

/** The key pairs for encrypted calls, newest first; a retired one can still open requests in transit. */
export const sealingKey = pgTable('sealing_key', {
  kid: text().primaryKey(),
  privateJwk: jsonb().$type<SealingKey['privateJwk']>().notNull(),
  publicJwk: jsonb().$type<PublicKeyJwk>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The `jti` of sealed bodies that were opened: each is accepted once. */
export const seenSeal = pgTable(
  'seen_seal',
  { jti: text().primaryKey(), expiresAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('seen_seal_age').on(table.expiresAt)],
);
