import { and, eq, lt } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { databaseErrorOf } from '../db/errors';
import type { Db } from '../db/types';
import { Rejection } from './Rejection';
import { idempotentCall } from './schema';

/** The response to a repeat of the call. */
export interface StoredResponse {
  status: number;
  body: unknown;
}

interface OnceCall {
  db: Db;
  /** Owner of the key: two members can use the same key. */
  scope: string;
  key: string;
  endpointId: string;
  /** The validated request. */
  input: unknown;
  /** Hashes the request; keyed if the request contains secrets. */
  hash?: (text: string) => string;
  /** Runs once per key, before the transaction: what it writes is kept if it rejects. */
  before?: () => Promise<void>;
  /** Does the work, in a transaction that also stores the answer. */
  work: (tx: Db) => Promise<StoredResponse>;
  /** Converts a rejection into the answer to store. */
  answerOf: (rejection: Rejection) => StoredResponse;
}

/** Identifies this process. A lease of another process is taken over once it's over or that process is dead. */
const HOLDER = randomUUID();
/** Longer than any call can take. */
const LEASE_MS = 30_000;
const KEPT_MS = 48 * 3_600_000;

/**
 * Runs a call that moves money once per key: a repeat gets the first answer, a different body with the same
 * key a 422, and a repeat while the first is still running a 409. The reservation is committed before the
 * work; the work and its answer are committed together, so that a crash leaves either nothing or everything.
 */
export async function runIdempotent(call: OnceCall): Promise<StoredResponse> {
  const bodyHash = hashOf(call);
  const stored = await claim(call, bodyHash);
  if (stored !== undefined) return stored;
  const mine = and(matches(call), eq(idempotentCall.holder, HOLDER));
  try {
    await call.before?.();
    return await withRetries(() =>
      call.db.transaction(async (tx) => {
        const [held] = await tx.select().from(idempotentCall).where(mine).for('update');
        if (held?.state !== 'running') throw stillRunning();
        const answer = await call.work(tx);
        await tx
          .update(idempotentCall)
          .set({ state: 'done', status: answer.status, answer: answer.body })
          .where(mine);
        return answer;
      }),
    );
  } catch (error) {
    const answer = isFinal(error) ? call.answerOf(error) : undefined;
    if (answer === undefined) {
      // Nothing was decided: the same key can be retried.
      await call.db.delete(idempotentCall).where(and(mine, eq(idempotentCall.state, 'running')));
      throw error;
    }
    await call.db
      .update(idempotentCall)
      .set({ state: 'done', status: answer.status, answer: answer.body })
      .where(mine);
    return answer;
  }
}

/** Reserves the key for this process; returns the stored answer if the call is already done. */
async function claim(call: OnceCall, bodyHash: string): Promise<StoredResponse | undefined> {
  // The system's time, not the gateway's: moving the sandbox's clock must not end a lease.
  const now = new Date();
  const lease = { holder: HOLDER, leaseUntil: new Date(now.getTime() + LEASE_MS) };
  const { scope, key, endpointId, db } = call;
  const [fresh] = await db
    .insert(idempotentCall)
    .values({
      ...lease,
      scope,
      key,
      endpoint: endpointId,
      bodyHash,
      state: 'running',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotentCall.key });
  if (fresh !== undefined) return undefined;

  const [earlier] = await db.select().from(idempotentCall).where(matches(call));
  if (earlier === undefined) throw stillRunning();
  if (earlier.bodyHash !== bodyHash) {
    throw new Rejection(422, 'IDEMPOTENCY_KEY_REUSED', 'idempotency_mismatch');
  }
  if (earlier.state === 'done') return { status: earlier.status ?? 200, body: earlier.answer };
  if (earlier.leaseUntil > now) throw stillRunning();
  const [taken] = await db
    .update(idempotentCall)
    .set(lease)
    .where(
      and(
        matches(call),
        eq(idempotentCall.state, 'running'),
        eq(idempotentCall.holder, earlier.holder),
        eq(idempotentCall.leaseUntil, earlier.leaseUntil),
      ),
    )
    .returning({ key: idempotentCall.key });
  if (taken === undefined) throw stillRunning();
  return undefined;
}

/** The answer to a call that arrives after its outcome was queried. */
const VOIDED = {
  status: 422,
  body: {
    success: false,
    value: null,
    message: 'idempotency_mismatch',
    code: 'IDEMPOTENCY_KEY_REUSED',
  },
};

/**
 * Returns the outcome of a call by its key. A call that hasn't arrived by now is never done: its key is used
 * up, so that the answer `null` stays true even if the call is still in transit.
 */
export async function settleIdempotentCall(
  db: Db,
  scope: string,
  key: string,
): Promise<StoredResponse | null> {
  const now = new Date();
  const used = { holder: HOLDER, leaseUntil: now, state: 'done' as const };
  const [voided] = await db
    .insert(idempotentCall)
    .values({
      ...used,
      scope,
      key,
      endpoint: 'settleCall',
      bodyHash: '',
      createdAt: now,
      status: VOIDED.status,
      answer: VOIDED.body,
    })
    .onConflictDoNothing()
    .returning({ key: idempotentCall.key });
  if (voided !== undefined) return null;
  const [call] = await db.select().from(idempotentCall).where(matches({ scope, key }));
  // Released between the two queries: nothing was decided, and the next call of `settle` voids it.
  if (call === undefined || (call.state !== 'done' && call.leaseUntil > now)) throw stillRunning();
  if (call.state === 'done') {
    const isVoid = call.endpoint === 'settleCall';
    return isVoid ? null : { status: call.status ?? 200, body: call.answer };
  }
  // Its process is dead, and its transaction is rolled back.
  const [taken] = await db
    .update(idempotentCall)
    .set({ ...used, endpoint: 'settleCall', status: VOIDED.status, answer: VOIDED.body })
    .where(
      and(
        matches({ scope, key }),
        eq(idempotentCall.state, 'running'),
        eq(idempotentCall.leaseUntil, call.leaseUntil),
      ),
    )
    .returning({ key: idempotentCall.key });
  if (taken === undefined) throw stillRunning();
  return null;
}

/** For the only gateway of a database: calls that an earlier process left running will never finish. */
export async function forgetAbandonedCalls(db: Db): Promise<void> {
  await db.delete(idempotentCall).where(eq(idempotentCall.state, 'running'));
}

/** Deletes answers that are too old to be requested again. */
export async function sweepIdempotentCalls(db: Db): Promise<void> {
  await db
    .delete(idempotentCall)
    .where(lt(idempotentCall.createdAt, new Date(Date.now() - KEPT_MS)));
}

/** Retries a transaction that lost a conflict with another, as PostgreSQL requires. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = databaseErrorOf(error)?.code;
      if (tries === 3 || (code !== '40001' && code !== '40P01')) throw error;
    }
  }
}

/** Whether a retry would be rejected for the same reason: "busy" and "still running" are temporary. */
function isFinal(error: unknown): error is Rejection {
  return (
    error instanceof Rejection && error.status < 500 && error.status !== 429 && error.status !== 409
  );
}

const stillRunning = () => new Rejection(409, 'STILL_RUNNING', 'still_running', { retryAfter: 1 });

const matches = ({ scope, key }: Pick<OnceCall, 'scope' | 'key'>) =>
  and(eq(idempotentCall.scope, scope), eq(idempotentCall.key, key));

const hashOf = ({ endpointId, input, hash = sha256 }: OnceCall) =>
  hash(JSON.stringify([endpointId, input]));

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
