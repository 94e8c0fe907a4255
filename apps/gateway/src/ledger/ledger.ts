import { and, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type { Db } from '../db/types';
import { databaseErrorOf } from '../db/errors';
import type { PostingKind } from './postingKind';
import { ledgerAccount, ledgerEntry, ledgerPosting } from './schema';

/** The kinds of a member's account; none of them may go below zero. */
export type MemberAccountKind = 'wallet' | 'points' | 'bonus' | `vendor:${string}`;
/** The kinds of the house's accounts, the other side of every movement. */
export type HouseAccountKind = 'bank' | 'games' | 'promotions' | 'points' | 'adjustments';

/** Names an account; it is made when it is first used. */
export interface AccountRef {
  /** `member:<id>` or `house`. */
  owner: `member:${number}` | 'house';
  /** ISO 4217 code, or `POINTS`. */
  currency: string;
  kind: MemberAccountKind | HouseAccountKind;
}

/** A member's wallet in a currency. */
export const walletOf = (memberId: number, currency: string): AccountRef => ({
  owner: `member:${memberId}`,
  currency,
  kind: 'wallet',
});

/** A member's points. */
export const pointsOf = (memberId: number): AccountRef => ({
  owner: `member:${memberId}`,
  currency: 'POINTS',
  kind: 'points',
});

/** An account of the house, which may go below zero. */
export const houseAccount = (kind: HouseAccountKind, currency: string): AccountRef => ({
  owner: 'house',
  currency,
  kind,
});

/** One side of a posting, in minor units; below zero takes from the account. */
export interface Entry {
  account: AccountRef;
  amount: bigint;
}

export interface PostingRequest {
  /** Unique for what is meant: a repeat with the same content answers with the first posting. */
  key: string;
  kind: PostingKind;
  entries: readonly Entry[];
  /** The gateway's time (`ctx.now()`). */
  at: Date;
  /** What it belongs to, for example a round's id. */
  reference?: string;
  details?: Record<string, unknown>;
}

export interface Posting {
  id: number;
  key: string;
  /** False: the key had been posted before, and nothing moved now. */
  created: boolean;
}

export interface Balance {
  /** The sum of the account's entries, in minor units. */
  balance: bigint;
  /** What pending postings hold of it. */
  held: bigint;
  /** `balance - held`: what may be spent. */
  available: bigint;
}

export type LedgerFault =
  'insufficient_funds' | 'key_reused' | 'unbalanced' | 'not_pending' | 'already_ended';

/** The ledger refuses a posting; nothing moved. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly fault: LedgerFault;
  constructor(fault: LedgerFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Moves money at once. Call it in the transaction of what it pays for. */
export function post(db: Db, request: PostingRequest): Promise<Posting> {
  return add(db, request, { phase: 'posted' });
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const POSTINGS_AT_ONCE = 500;

/**
 * Moves money many times, in the order given, with a few statements: for imports and seeds, whose
 * keys are all new. A key that was used before fails the whole.
 */
export async function postAll(db: Db, requests: readonly PostingRequest[]): Promise<void> {
  const phase: Phase = { phase: 'posted' };
  for (let from = 0; from < requests.length; from += POSTINGS_AT_ONCE) {
    const batch = requests.slice(from, from + POSTINGS_AT_ONCE);
    for (const request of batch) refuseUnbalanced(request, phase);
    const accounts = await accountIds(
      db,
      batch.flatMap(({ entries }) => entries),
    );
    const postings = await db
      .insert(ledgerPosting)
      .values(
        batch.map((request) => ({
          key: request.key,
          contentHash: hashOf(request, phase),
          kind: request.kind,
          at: request.at,
          phase: phase.phase,
          reference: request.reference ?? null,
          details: request.details ?? null,
        })),
      )
      .returning({ id: ledgerPosting.id, key: ledgerPosting.key });
    const ids = new Map(postings.map(({ id, key }) => [key, id]));
    await db.insert(ledgerEntry).values(
      batch.flatMap(({ key, entries, at }) =>
        entries.map(({ account, amount }) => ({
          postingId: ids.get(key) ?? 0,
          accountId: accounts.get(nameOf(account)) ?? 0,
          amount,
          at,
        })),
      ),
    );
  }
}

/**
 * Reserves: what leaves an account is held there and cannot be spent, until `postHold` moves it or
 * `voidHold` lets it go.
 */
export function hold(db: Db, request: PostingRequest): Promise<Posting> {
  return add(db, request, { phase: 'pending' });
}

interface EndOfHold {
  /** Key of this step, as in a `PostingRequest`. */
  key: string;
  /** The hold's own key. */
  hold: string;
  at: Date;
}

/** Moves what a hold has reserved. A hold ends once: by this or by `voidHold`. */
export async function postHold(db: Db, { key, hold, at }: EndOfHold): Promise<Posting> {
  const pending = await findHold(db, hold);
  const entries = await db
    .select({ account: ledgerAccount, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(eq(ledgerEntry.postingId, pending.id));
  return add(
    db,
    {
      key,
      at,
      kind: pending.kind,
      entries: entries.map(({ account, amount }) => ({ account: refOf(account), amount })),
      ...(pending.reference === null ? {} : { reference: pending.reference }),
      ...(pending.details === null ? {} : { details: pending.details }),
    },
    { phase: 'post', pendingId: pending.id },
  );
}

/** Lets go what a hold has reserved. */
export async function voidHold(db: Db, { key, hold, at }: EndOfHold): Promise<Posting> {
  const pending = await findHold(db, hold);
  const { kind, reference } = pending;
  return add(
    db,
    { key, at, kind, entries: [], ...(reference === null ? {} : { reference }) },
    { phase: 'void', pendingId: pending.id },
  );
}

/** What an account has. An account that was never used has nothing. */
export async function balanceOf(db: Db, account: AccountRef): Promise<Balance> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance, held: ledgerAccount.held })
    .from(ledgerAccount)
    .where(matches(account));
  const { balance, held } = row ?? { balance: 0n, held: 0n };
  return { balance, held, available: balance - held };
}

/** A line of an account's statement. */
export interface StatementLine {
  entryId: number;
  kind: PostingKind;
  /** `pending` holds money, `cancelled` did and let it go; only `done` moved the balance. */
  state: 'pending' | 'done' | 'cancelled';
  reference: string | null;
  details: Record<string, unknown> | null;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
}

interface StatementRequest {
  account: AccountRef;
  from?: Date;
  /** Exclusive. */
  to?: Date;
  kinds?: readonly PostingKind[];
  direction?: 'in' | 'out';
  /** `none` finds nothing: for states that this ledger does not know. */
  status?: StatementLine['state'] | 'none';
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

/** What moved on an account or is about to, newest first. */
export async function statement(
  db: Db,
  request: StatementRequest,
): Promise<{ lines: StatementLine[]; totalCount: number }> {
  const { account, from, to, kinds, direction, status, pageNo, pageSize } = request;
  const [row] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(matches(account));
  if (row === undefined || status === 'none') return { lines: [], totalCount: 0 };
  const ended = alias(ledgerPosting, 'ended');
  const state = sql<StatementLine['state']>`case
    when not ${ledgerEntry.pending} then 'done'
    when ${ended.phase} = 'void' then 'cancelled'
    else 'pending' end`;
  const where = and(
    eq(ledgerEntry.accountId, row.id),
    // What was pending and then posted is told by the entry that moved it.
    sql`${ended.phase} is distinct from 'post'`,
    from && gte(ledgerEntry.at, from),
    to && lt(ledgerEntry.at, to),
    kinds && inArray(ledgerPosting.kind, [...kinds]),
    direction && (direction === 'in' ? gt(ledgerEntry.amount, 0n) : lt(ledgerEntry.amount, 0n)),
    status && eq(state, status),
  );
  const joined = <Query extends PgSelect>(query: Query) =>
    query
      .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
      .leftJoin(ended, eq(ended.pendingId, ledgerPosting.id))
      .where(where);
  const lines = await joined(
    db
      .select({
        entryId: ledgerEntry.id,
        kind: ledgerPosting.kind,
        state,
        reference: ledgerPosting.reference,
        details: ledgerPosting.details,
        amount: ledgerEntry.amount,
        balanceAfter: ledgerEntry.balanceAfter,
        at: ledgerEntry.at,
      })
      .from(ledgerEntry)
      .$dynamic(),
  )
    .orderBy(desc(ledgerEntry.at), desc(ledgerEntry.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await joined(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(ledgerEntry)
      .$dynamic(),
  );
  return { lines, totalCount: total?.count ?? 0 };
}

type Phase = { phase: 'posted' | 'pending' } | { phase: 'post' | 'void'; pendingId: number };

async function add(db: Db, request: PostingRequest, phase: Phase): Promise<Posting> {
  refuseUnbalanced(request, phase);
  const contentHash = hashOf(request, phase);
  const earlier = await findByKey(db, request.key, contentHash);
  if (earlier !== undefined) return earlier;
  try {
    // A savepoint where the caller has a transaction: a refusal leaves his others intact.
    return await db.transaction((tx) => insert(tx, request, phase, contentHash));
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    if (fault === 'same_key') {
      // Somebody else posted under the key between the look and the insert.
      const winner = await findByKey(db, request.key, contentHash);
      if (winner !== undefined) return winner;
      throw error;
    }
    throw new LedgerError(fault, FAULT_MESSAGES[fault], { cause: error });
  }
}

async function insert(
  tx: Db,
  { key, kind, entries, at, reference, details }: PostingRequest,
  phase: Phase,
  contentHash: string,
): Promise<Posting> {
  const accounts = await accountIds(tx, entries);
  const [posting] = await tx
    .insert(ledgerPosting)
    .values({
      key,
      contentHash,
      kind,
      at,
      phase: phase.phase,
      pendingId: 'pendingId' in phase ? phase.pendingId : null,
      reference: reference ?? null,
      details: details ?? null,
    })
    .returning({ id: ledgerPosting.id });
  if (posting === undefined) throw new Error('The database answered no id for a posting.');
  const rows = entries
    .map(({ account, amount }) => ({
      postingId: posting.id,
      accountId: accounts.get(nameOf(account)) ?? 0,
      amount,
      pending: phase.phase === 'pending',
      at,
    }))
    // The triggers lock the accounts in this order, so that two postings never wait for each other.
    .sort((a, b) => a.accountId - b.accountId || (a.amount < b.amount ? 1 : -1));
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
  return { id: posting.id, key, created: true };
}

async function accountIds(tx: Db, entries: readonly Entry[]): Promise<Map<string, number>> {
  const wanted = new Map(entries.map(({ account }) => [nameOf(account), account]));
  const ids = new Map<string, number>();
  for (const [name, account] of wanted) {
    const [found] = await tx
      .select({ id: ledgerAccount.id })
      .from(ledgerAccount)
      .where(matches(account));
    ids.set(name, found?.id ?? (await makeAccount(tx, account)));
  }
  return ids;
}

async function makeAccount(tx: Db, account: AccountRef): Promise<number> {
  const { owner, currency, kind } = account;
  await tx
    .insert(ledgerAccount)
    .values({ owner, currency, kind, overdraft: owner === 'house' })
    .onConflictDoNothing();
  const [made] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(matches(account));
  if (made === undefined) throw new Error(`The account ${nameOf(account)} was not made.`);
  return made.id;
}

function refuseUnbalanced({ key, entries }: PostingRequest, { phase }: Phase) {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of entries) {
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  const wrong = [...sums].filter(([, sum]) => sum !== 0n);
  const empty = entries.length === 0 && phase !== 'void';
  if (wrong.length > 0 || empty || entries.some(({ amount }) => amount === 0n)) {
    throw new LedgerError(
      'unbalanced',
      `The entries of ${key} must be there, none of them zero, and sum to zero in each currency.`,
    );
  }
}

async function findByKey(db: Db, key: string, contentHash: string): Promise<Posting | undefined> {
  const [row] = await db
    .select({ id: ledgerPosting.id, contentHash: ledgerPosting.contentHash })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.key, key));
  if (row === undefined) return undefined;
  if (row.contentHash !== contentHash) {
    throw new LedgerError('key_reused', `The key ${key} was used for another posting.`);
  }
  return { id: row.id, key, created: false };
}

async function findHold(db: Db, key: string) {
  const [row] = await db.select().from(ledgerPosting).where(eq(ledgerPosting.key, key));
  if (row === undefined || row.phase !== 'pending') {
    throw new LedgerError('not_pending', `There is no pending posting under the key ${key}.`);
  }
  return row;
}

const FAULT_MESSAGES: Record<'insufficient_funds' | 'already_ended', string> = {
  insufficient_funds: 'An account would go below zero.',
  already_ended: 'The pending posting has been posted or voided before.',
};

function faultOf(error: unknown): 'insufficient_funds' | 'already_ended' | 'same_key' | undefined {
  switch (databaseErrorOf(error)?.constraint ?? 'none') {
    case 'ledger_account_available_not_negative':
      return 'insufficient_funds';
    case 'ledger_posting_ends_once':
    // A hold that ended while we looked gives back more than is held.
    case 'ledger_account_held_not_negative':
      return 'already_ended';
    case 'ledger_posting_key':
      return 'same_key';
    default:
      return undefined;
  }
}

/** The time is left out: a repeat comes later, and means the same. */
function hashOf({ key, kind, entries, reference, details }: PostingRequest, phase: Phase): string {
  const content = [
    key,
    kind,
    phase,
    reference ?? null,
    details ?? null,
    entries.map(({ account, amount }) => [nameOf(account), String(amount)]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function matches({ owner, currency, kind }: AccountRef): SQL | undefined {
  return and(
    eq(ledgerAccount.owner, owner),
    eq(ledgerAccount.currency, currency),
    eq(ledgerAccount.kind, kind),
  );
}

const nameOf = ({ owner, currency, kind }: AccountRef) => `${owner}/${currency}/${kind}`;

const refOf = (row: { owner: string; currency: string; kind: string }): AccountRef =>
  row as AccountRef;
