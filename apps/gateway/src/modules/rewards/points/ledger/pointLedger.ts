import { eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { databaseErrorOf } from '../../../../kernel/db/errors';
import type { Db } from '../../../../kernel/db/types';
import { Rejection } from '../../../../kernel/http/Rejection';
import { POINTS, type PointDetails, type PointKind } from './kinds';
import { pointAccount, pointEntry, pointPosting } from './schema';

/** Points that move between a house account and a member. */
export interface PointRequest {
  /** Unique per intent: a repeat with the same content returns the first posting. */
  key: string;
  /** Selects the house account on the other side: see `POINTS`. */
  kind: PointKind;
  memberId: number;
  /** Whole points, not zero; negative to take them from the member. */
  points: number;
  /** The gateway's time (`ctx.now()`). */
  at: Date;
  /** What it belongs to, for example a redemption's id. */
  reference?: string;
  details?: PointDetails;
}

interface PointPosting {
  id: number;
  key: string;
  /** False if the key was posted before, and nothing moved now. */
  created: boolean;
}

type PointLedgerErrorCode = 'insufficient_points' | 'key_reused' | 'not_whole';

/** The points ledger rejected a posting; nothing moved. */
export class PointLedgerError extends Error {
  override readonly name = 'PointLedgerError';
  readonly code: PointLedgerErrorCode;
  constructor(code: PointLedgerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A member's points balance. */
export async function pointBalance(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ balance: pointAccount.balance })
    .from(pointAccount)
    .where(eq(pointAccount.owner, ownerOf(memberId)));
  return row?.balance ?? 0;
}

/**
 * Posts points. Call it in the transaction of what they are for. If that moves money too, post the points
 * first: all code takes the two locks in that order.
 */
export async function postPoints(db: Db, request: PointRequest): Promise<PointPosting> {
  refuseFraction(request);
  const contentHash = hashOf(request);
  const earlier = await findByKey(db, request.key, contentHash);
  if (earlier !== undefined) return earlier;
  try {
    // A savepoint if the caller has a transaction: a rejection leaves the rest of it intact.
    const [posting] = await db.transaction((tx) => insert(tx, [request]));
    if (posting === undefined) throw new Error('The database answered no id for a posting.');
    return { ...posting, created: true };
  } catch (error) {
    if (databaseErrorOf(error)?.constraint === 'point_posting_key') {
      // Another call posted under the key between the lookup and the insert.
      const winner = await findByKey(db, request.key, contentHash);
      if (winner !== undefined) return winner;
    }
    throw pointLedgerErrorOf(error) ?? error;
  }
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const AT_ONCE = 1_000;

/**
 * Posts many requests in the given order, with a few statements. All keys must be new: one that was used
 * before fails the whole call.
 */
export async function postAllPoints(db: Db, requests: readonly PointRequest[]): Promise<void> {
  for (const request of requests) refuseFraction(request);
  try {
    await db.transaction(async (tx) => {
      for (let from = 0; from < requests.length; from += AT_ONCE) {
        await insert(tx, requests.slice(from, from + AT_ONCE));
      }
    });
  } catch (error) {
    throw pointLedgerErrorOf(error) ?? error;
  }
}

async function insert(tx: Db, requests: readonly PointRequest[]) {
  const accounts = await lockAccounts(tx, requests);
  const postings = await tx
    .insert(pointPosting)
    .values(
      requests.map((request) => ({
        key: request.key,
        contentHash: hashOf(request),
        kind: request.kind,
        at: request.at,
        reference: request.reference ?? null,
        details: request.details ?? null,
      })),
    )
    .returning({ id: pointPosting.id, key: pointPosting.key });
  const ids = new Map(postings.map(({ id, key }) => [key, id]));
  const rows = requests.flatMap(({ key, kind, memberId, points, at }) =>
    [
      { owner: houseOf(kind), points: -points },
      { owner: ownerOf(memberId), points },
    ].map((side) => {
      const account = accounts.get(side.owner);
      const postingId = ids.get(key);
      if (account === undefined || postingId === undefined) {
        throw new Error(`The database lost ${side.owner} or the posting ${key} on the way.`);
      }
      account.balance += side.points;
      // The database checks it against its own sum.
      return {
        postingId,
        accountId: account.id,
        points: side.points,
        balanceAfter: account.balance,
        at,
      };
    }),
  );
  await tx.insert(pointEntry).values(rows);
  return postings;
}

/** Creates missing accounts and locks all of them in the order of their ids, so postings never deadlock. */
async function lockAccounts(tx: Db, requests: readonly PointRequest[]) {
  const owners = [
    ...new Set(requests.flatMap(({ kind, memberId }) => [houseOf(kind), ownerOf(memberId)])),
  ];
  const locked = await lock(tx, owners);
  const missing = owners.filter((owner) => !locked.has(owner));
  if (missing.length === 0) return locked;
  await tx
    .insert(pointAccount)
    .values(missing.map((owner) => ({ owner, isHouse: owner.startsWith('house:') })))
    .onConflictDoNothing();
  return lock(tx, owners);
}

async function lock(tx: Db, owners: readonly string[]) {
  const rows = await tx
    .select({ id: pointAccount.id, owner: pointAccount.owner, balance: pointAccount.balance })
    .from(pointAccount)
    .where(inArray(pointAccount.owner, [...owners]))
    .orderBy(pointAccount.id)
    .for('update');
  return new Map(rows.map((row) => [row.owner, row]));
}

async function findByKey(
  db: Db,
  key: string,
  contentHash: string,
): Promise<PointPosting | undefined> {
  const [row] = await db
    .select({ id: pointPosting.id, contentHash: pointPosting.contentHash })
    .from(pointPosting)
    .where(eq(pointPosting.key, key));
  if (row === undefined) return undefined;
  if (row.contentHash !== contentHash) {
    throw new PointLedgerError('key_reused', `The key ${key} was used for another posting.`);
  }
  return { id: row.id, key, created: false };
}

function refuseFraction({ key, points }: PointRequest): void {
  if (Number.isSafeInteger(points) && points !== 0) return;
  throw new PointLedgerError('not_whole', `${key} must move whole points, and not none.`);
}

/** The ledger's error for a database error; undefined for errors that it doesn't know. */
function pointLedgerErrorOf(cause: unknown): PointLedgerError | undefined {
  switch (databaseErrorOf(cause)?.constraint) {
    case 'point_account_not_negative':
      return new PointLedgerError('insufficient_points', 'A member would have less than none.', {
        cause,
      });
    case 'point_posting_key':
      return new PointLedgerError('key_reused', 'A key was used for an earlier posting.', {
        cause,
      });
    case undefined:
    default:
      return undefined;
  }
}

/** Excludes the time: a repeat is later, but means the same. */
function hashOf({ key, kind, memberId, points, reference, details }: PointRequest): string {
  const content = [key, kind, memberId, points, reference ?? null, details ?? null];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The owner of a member's account. */
export const ownerOf = (memberId: number) => `member:${memberId}`;
const houseOf = (kind: PointKind) => `house:${POINTS[kind]}`;

/** The member doesn't have enough points. */
export const insufficientPoints = () =>
  new Rejection(422, 'INSUFFICIENT_POINTS', 'points_insufficient');

/**
 * For postings that a caller requested: `postPoints(…).catch(rethrowAsPointRejection)` rejects with insufficient points.
 * Any other ledger error is a bug and is rethrown.
 */
export function rethrowAsPointRejection(error: unknown): never {
  if (error instanceof PointLedgerError && error.code === 'insufficient_points') {
    throw insufficientPoints();
  }
  throw error;
}
