import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import type { Db } from '../db/types';
import { balanceOf, houseAccount, post, walletOf } from '../ledger';
import {
  forgetAbandonedCalls,
  runIdempotent,
  sweepIdempotentCalls,
  type StoredResponse,
} from './idempotency';
import { Rejection, tooManyRequests } from './Rejection';
import { idempotentCall } from './schema';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

const answerOf = ({ status, code }: Rejection): StoredResponse => ({ status, body: { code } });

/** Pays 100 into a wallet, under a key that is new to the ledger: only `once` can prevent a repeat. */
let payments = 0;
async function pay(tx: Db): Promise<StoredResponse> {
  payments += 1;
  await post(tx, {
    key: `payment:${payments}`,
    kind: 'deposit',
    at: new Date(),
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -100n },
      { account: walletOf(1, 'PHP'), amount: 100n },
    ],
  });
  return { status: 200, body: { number: payments } };
}

const call = (
  work: (tx: Db) => Promise<StoredResponse>,
  { key = 'key-00001', input = { amount: '1.00' }, scope = 'member:1' } = {},
) =>
  runIdempotent({
    db: database.db,
    scope,
    key,
    endpointId: 'transferFunds',
    input,
    work,
    answerOf,
  });

const available = async () => (await balanceOf(database.db, walletOf(1, 'PHP'))).available;

describe('a call with an idempotency key', () => {
  it('runs once, and a repeat gets the first response', async () => {
    const first = await call(pay);
    expect(await call(pay)).toEqual(first);
    expect(await available()).toBe(100n);
  });

  it('is rejected if the key is reused with another body', async () => {
    await call(pay);
    await expect(call(pay, { input: { amount: '2.00' } })).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      messageKey: 'idempotency_mismatch',
    });
    expect(await available()).toBe(100n);
  });

  it('is checked before its transaction, once: a rejection keeps what the check wrote', async () => {
    let checks = 0;
    const guarded = () =>
      runIdempotent({
        db: database.db,
        scope: 'member:1',
        key: 'key-00009',
        endpointId: 'transferFunds',
        input: {},
        before: async () => {
          checks += 1;
          await pay(database.db);
          throw new Rejection(400, 'WRONG', 'payment_password_wrong');
        },
        work: pay,
        answerOf,
      });
    const refused = { status: 400, body: { code: 'WRONG' } };
    expect(await guarded()).toEqual(refused);
    expect(await guarded()).toEqual(refused);
    expect(checks).toBe(1);
    expect(await available()).toBe(100n);
  });

  it('is a separate call for another member', async () => {
    await call(pay);
    await call(pay, { scope: 'member:2' });
    expect(await available()).toBe(200n);
  });

  it('is rejected while the first one is running', async () => {
    await database.db.insert(idempotentCall).values({
      scope: 'member:1',
      key: 'key-00001',
      endpoint: 'transferFunds',
      bodyHash: await hashUnder('key-00001'),
      state: 'running',
      holder: 'another process',
      leaseUntil: new Date(Date.now() + 60_000),
      createdAt: new Date(),
    });
    await expect(call(pay)).rejects.toMatchObject({ status: 409, code: 'STILL_RUNNING' });
    expect(await available()).toBe(0n);
  });

  it('is taken over from a dead process', async () => {
    await database.db.insert(idempotentCall).values({
      scope: 'member:1',
      key: 'key-00001',
      endpoint: 'transferFunds',
      bodyHash: await hashUnder('key-00001'),
      state: 'running',
      holder: 'a dead process',
      leaseUntil: new Date(Date.now() - 1),
      createdAt: new Date(),
    });
    expect(await call(pay)).toMatchObject({ status: 200 });
    expect(await available()).toBe(100n);
  });

  it('can run again after a restart of the only gateway', async () => {
    await database.db.insert(idempotentCall).values({
      scope: 'member:1',
      key: 'key-00001',
      endpoint: 'transferFunds',
      bodyHash: 'whatever',
      state: 'running',
      holder: 'a dead process',
      leaseUntil: new Date(Date.now() + 60_000),
      createdAt: new Date(),
    });
    await forgetAbandonedCalls(database.db);
    expect(await call(pay)).toMatchObject({ status: 200 });
  });

  it('moves money once for twenty concurrent requests', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(pay).then(
          ({ status }) => status,
          (error: unknown) => (error as Rejection).status,
        ),
      ),
    );
    expect(await available()).toBe(100n);
    expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(outcomes).toContain(200);
  });

  it('stores a rejection as its response, and rolls back what was done before it', async () => {
    const refuse = async (tx: Db): Promise<StoredResponse> => {
      await pay(tx);
      throw new Rejection(422, 'INSUFFICIENT_BALANCE', 'insufficient_balance');
    };
    const refused = { status: 422, body: { code: 'INSUFFICIENT_BALANCE' } };
    expect(await call(refuse)).toEqual(refused);
    expect(await call(pay)).toEqual(refused);
    expect(await available()).toBe(0n);
  });

  it.each([
    ['an error', new Error('broken')],
    ['a "too many requests" rejection', tooManyRequests(5)],
  ])('is rolled back after %s, and can be retried', async (_, error) => {
    const breakOff = async (tx: Db): Promise<StoredResponse> => {
      await pay(tx);
      throw error;
    };
    await expect(call(breakOff)).rejects.toBe(error);
    expect(await available()).toBe(0n);
    expect(await call(pay)).toMatchObject({ status: 200 });
    expect(await available()).toBe(100n);
  });

  it('is deleted after two days', async () => {
    await call(pay);
    await sweepIdempotentCalls(database.db);
    expect(await database.db.select().from(idempotentCall)).toHaveLength(1);
    await database.db.execute(
      sql`update idempotent_call set created_at = now() - interval '49 hours'`,
    );
    await sweepIdempotentCalls(database.db);
    expect(await database.db.select().from(idempotentCall)).toEqual([]);
  });
});

/** The hash stored for a call with the usual body, read from one that ran. */
async function hashUnder(key: string): Promise<string> {
  await call(() => Promise.resolve({ status: 200, body: null }), { key, scope: 'probe' });
  const [row] = await database.db.select().from(idempotentCall);
  return row?.bodyHash ?? '';
}
