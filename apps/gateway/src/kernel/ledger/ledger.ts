import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/types';
import { lockAccounts, nameOf, refOf, type AccountRef } from './accounts';
import { constraintOf, LedgerError, ledgerErrorOf } from './LedgerError';
import { ledgerAccount, ledgerEntry, ledgerPosting, type PostingKind } from './schema';

/** One side of a posting, in minor units; a negative amount takes from the account. */
interface Entry {
  account: AccountRef;
  amount: bigint;
}

export interface PostingRequest {
  /** Unique per purpose: a repeat with the same content returns the first posting. */
  key: string;
  kind: PostingKind;
  entries: readonly Entry[];
  /** The gateway's time (`ctx.now()`). */
  at: Date;
  /** What it belongs to, for example a round's id. */
  reference?: string | null;
  details?: Record<string, unknown> | null;
}

export interface Posting {
  id: number;
  key: string;
  /** False if the key was already posted, and no money moved now. */
  created: boolean;
}

/** Moves money immediately. Call it in the same transaction as what it pays for. */
export function post(db: Db, request: PostingRequest): Promise<Posting> {
  return add(db, request, { phase: 'posted' });
}

/** Keeps a statement below PostgreSQL's limit of 65,535 parameters. */
const POSTINGS_AT_ONCE = 1_000;

/**
 * Posts many requests in the given order, with few statements: for imports and seeds, whose keys are all new.
 * If a key was used before, everything fails.
 */
export async function postAll(db: Db, requests: readonly PostingRequest[]): Promise<void> {
  for (const request of requests) refuseUnbalanced(request, { phase: 'posted' });
  try {
    await db.transaction(async (tx) => {
      for (let from = 0; from < requests.length; from += POSTINGS_AT_ONCE) {
        await insert(tx, requests.slice(from, from + POSTINGS_AT_ONCE), { phase: 'posted' });
      }
    });
  } catch (error) {
    throw ledgerErrorOf(error) ?? error;
  }
}

/**
 * Reserves money: what leaves an account is held there and can't be spent, until `postHold` moves it or
 * `voidHold` releases it.
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

/** Moves what a hold has reserved. A hold ends once: with this or with `voidHold`. */
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
      reference: pending.reference,
      details: pending.details,
    },
    { phase: 'post', pendingId: pending.id },
  );
}

/** Releases what a hold has reserved. */
export async function voidHold(db: Db, { key, hold, at }: EndOfHold): Promise<Posting> {
  const pending = await findHold(db, hold);
  const { kind, reference } = pending;
  return add(
    db,
    { key, at, kind, reference, entries: [] },
    { phase: 'void', pendingId: pending.id },
  );
}

type Phase = { phase: 'posted' | 'pending' } | { phase: 'post' | 'void'; pendingId: number };

async function add(db: Db, request: PostingRequest, phase: Phase): Promise<Posting> {
  refuseUnbalanced(request, phase);
  const contentHash = hashOf(request, phase);
  const earlier = await findByKey(db, request.key, contentHash);
  if (earlier !== undefined) return earlier;
  try {
    // A savepoint if the caller has a transaction: a rejection leaves the caller's other statements intact.
    const [posting] = await db.transaction((tx) => insert(tx, [request], phase));
    if (posting === undefined) throw new Error('The database answered no id for a posting.');
    return { ...posting, created: true };
  } catch (error) {
    if (constraintOf(error) === 'ledger_posting_key') {
      // A concurrent call posted under the key between the query and the insert.
      const winner = await findByKey(db, request.key, contentHash);
      if (winner !== undefined) return winner;
    }
    throw ledgerErrorOf(error) ?? error;
  }
}

/** Inserts postings and all their entries, with one statement per table. */
async function insert(
  tx: Db,
  requests: readonly PostingRequest[],
  phase: Phase,
): Promise<{ id: number; key: string }[]> {
  const accounts = await lockAccounts(
    tx,
    requests.flatMap(({ entries }) => entries.map(({ account }) => account)),
  );
  const postings = await tx
    .insert(ledgerPosting)
    .values(
      requests.map((request) => ({
        key: request.key,
        contentHash: hashOf(request, phase),
        kind: request.kind,
        at: request.at,
        phase: phase.phase,
        pendingId: 'pendingId' in phase ? phase.pendingId : null,
        reference: request.reference ?? null,
        details: request.details ?? null,
      })),
    )
    .returning({ id: ledgerPosting.id, key: ledgerPosting.key });
  const ids = new Map(postings.map(({ id, key }) => [key, id]));
  const pending = phase.phase === 'pending';
  const rows = requests.flatMap(({ key, entries, at }) =>
    inOrder(entries).map(({ account, amount }) => {
      const locked = accounts.get(nameOf(account));
      const postingId = ids.get(key);
      if (locked === undefined || postingId === undefined) {
        throw new Error(`The database lost ${nameOf(account)} or the posting ${key} on the way.`);
      }
      if (!pending) locked.balance += amount;
      // The database compares it with its own sum.
      return { postingId, accountId: locked.id, amount, balanceAfter: locked.balance, pending, at };
    }),
  );
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
  return postings;
}

/** Credits come first, so that an account can pass on what it receives in the same posting. */
const inOrder = (entries: readonly Entry[]) =>
  entries.toSorted((a, b) => Number(b.amount - a.amount));

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

/** The time is excluded: a repeat comes later, but means the same. */
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
