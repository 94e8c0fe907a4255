import { sql } from 'drizzle-orm';
import { ledgerAccount, ledgerPosting } from './schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import {
  balanceOf,
  checkLedger,
  hold,
  houseAccount,
  moneyOf,
  post,
  postAll,
  postHold,
  rejectInsufficientBalance,
  statement,
  voidHold,
  walletOf,
  type PostingRequest,
} from '../ledger';

const AT = new Date('2026-01-15T04:00:00Z');
const bank = houseAccount('bank', 'PHP');
const juan = walletOf(1, 'PHP');
const maria = walletOf(2, 'PHP');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

const pay = (key: string, amount: bigint, from = bank, to = juan): PostingRequest => ({
  key,
  kind: from === bank ? 'deposit' : 'transfer',
  at: AT,
  entries: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
});

describe('post', () => {
  it('moves money from one account to another', async () => {
    const { db } = database;
    expect(await post(db, pay('a', 500n))).toMatchObject({ key: 'a', created: true });
    await post(db, pay('b', 120n, juan, maria));
    expect(await balanceOf(db, juan)).toEqual({ balance: 380n, held: 0n, available: 380n });
    expect(await balanceOf(db, maria)).toMatchObject({ available: 120n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('returns the first posting for a repeated key and moves nothing', async () => {
    const { db } = database;
    const first = await post(db, pay('a', 500n));
    const again = await post(db, { ...pay('a', 500n), at: new Date(AT.getTime() + 60_000) });
    expect(again).toEqual({ ...first, created: false });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 500n });
  });

  it('rejects a key that was used for another posting', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await expect(post(db, pay('a', 501n))).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('rejects an amount above the balance, and changes nothing', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await expect(post(db, pay('b', 501n, juan, maria))).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 500n });
    expect(await balanceOf(db, maria)).toMatchObject({ balance: 0n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('lets an account spend what it receives in the same posting, in any order of entries', async () => {
    const { db } = database;
    await post(db, {
      ...pay('a', 1n),
      entries: [
        { account: juan, amount: -300n },
        { account: bank, amount: -500n },
        { account: maria, amount: 300n },
        { account: juan, amount: 500n },
      ],
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 200n });
    const { lines } = await statement(db, { account: juan, pageNo: 1, pageSize: 9 });
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([200n, 500n]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('stores the reference and details, which the key covers too', async () => {
    const { db } = database;
    const bet = { ...pay('a', 500n), reference: 'round-1', details: { game: 'rocket' } };
    await post(db, bet);
    expect(await db.select().from(ledgerPosting)).toMatchObject([
      { reference: 'round-1', details: { game: 'rocket' } },
    ]);
    expect(await post(db, bet)).toMatchObject({ created: false });
    for (const other of [{ reference: 'round-2' }, { details: { game: 'slot' } }]) {
      await expect(post(db, { ...bet, ...other })).rejects.toMatchObject({ code: 'key_reused' });
    }
  });

  it('creates accounts in the order of their names, so that postings can’t deadlock', async () => {
    const { db } = database;
    const entries = [juan, houseAccount('fees', 'PHP'), maria, bank].map((account, index) => ({
      account,
      amount: index % 2 === 0 ? 5n : -5n,
    }));
    await post(db, { ...pay('a', 5n), entries });
    const made = await db.select().from(ledgerAccount).orderBy(ledgerAccount.id);
    expect(made.map(({ owner, kind }) => `${owner} ${kind}`)).toEqual([
      'house bank',
      'house fees',
      'member:1 wallet',
      'member:2 wallet',
    ]);
  });

  it('rejects entries that do not sum to zero in each currency', async () => {
    const { db } = database;
    const points = { ...juan, currency: 'POINTS' };
    const crossed = {
      ...pay('a', 1n),
      entries: [
        { account: bank, amount: -5n },
        { account: points, amount: 5n },
      ],
    };
    await expect(post(db, crossed)).rejects.toMatchObject({ code: 'unbalanced' });
    await expect(post(db, { ...pay('a', 1n), entries: [] })).rejects.toMatchObject({
      code: 'unbalanced',
    });
    await expect(post(db, pay('a', 0n))).rejects.toMatchObject({ code: 'unbalanced' });
    await expect(postAll(db, [pay('b', 1n), crossed])).rejects.toMatchObject({
      code: 'unbalanced',
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 0n });
  });

  it('leaves the rest of a transaction intact when it rejects', async () => {
    const { db } = database;
    await db.transaction(async (tx) => {
      await post(tx, pay('a', 500n));
      await expect(post(tx, pay('b', 900n, juan, maria))).rejects.toMatchObject({
        code: 'insufficient_funds',
      });
      await post(tx, pay('c', 200n, juan, maria));
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 300n });
  });

  it('posts once if the same key is sent many times at once', async () => {
    const { db } = database;
    const posted = await Promise.all(Array.from({ length: 20 }, () => post(db, pay('a', 500n))));
    expect(posted.filter(({ created }) => created)).toHaveLength(1);
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 500n });
  });
});

describe('postAll', () => {
  it('has the same result as posting one after the other', async () => {
    const { db } = database;
    await postAll(db, [
      pay('a', 500n),
      pay('b', 120n, juan, maria),
      pay('c', 20n, maria, juan),
      pay('d', 1n),
    ]);
    const { lines } = await statement(db, { account: juan, pageNo: 1, pageSize: 9 });
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([401n, 400n, 380n, 500n]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('handles more postings than fit into one statement', async () => {
    const { db } = database;
    await postAll(
      db,
      Array.from({ length: 1_001 }, (_, index) => pay(`many-${index}`, 1n)),
    );
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 1_001n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('rejects all if a key was used before', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await expect(postAll(db, [pay('b', 20n), pay('a', 500n)])).rejects.toMatchObject({
      name: 'LedgerError',
      code: 'key_reused',
      cause: expect.any(Error),
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 500n });
  });

  it('rejects an overdraft in between, even if the final balance is covered', async () => {
    const { db } = database;
    await expect(postAll(db, [pay('a', 5n, juan, maria), pay('b', 500n)])).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 0n });
  });
});

describe('hold', () => {
  it('keeps the money from being spent until it is posted', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await hold(db, pay('h', 400n, juan, maria));
    expect(await balanceOf(db, juan)).toEqual({ balance: 500n, held: 400n, available: 100n });
    await expect(post(db, pay('b', 101n, juan, maria))).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    await postHold(db, { key: 'h:post', hold: 'h', at: AT });
    expect(await balanceOf(db, juan)).toEqual({ balance: 100n, held: 0n, available: 100n });
    expect(await balanceOf(db, maria)).toMatchObject({ balance: 400n });
    expect(await checkLedger(db)).toEqual([]);
  });

  const details = { to: 'bank' };
  it.each([
    ['posted', postHold, details],
    ['voided', voidHold, null],
  ])('keeps its reference when it is %s', async (_, end, kept) => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await hold(db, { ...pay('h', 400n, juan, maria), reference: 'withdrawal-1', details });
    await end(db, { key: 'h:end', hold: 'h', at: AT });
    const ended = (await db.select().from(ledgerPosting)).find(({ key }) => key === 'h:end');
    expect(ended).toMatchObject({ kind: 'transfer', reference: 'withdrawal-1', details: kept });
  });

  it('releases the money when it’s voided', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await hold(db, pay('h', 400n, juan, maria));
    await voidHold(db, { key: 'h:void', hold: 'h', at: AT });
    expect(await balanceOf(db, juan)).toEqual({ balance: 500n, held: 0n, available: 500n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('can be ended once, by posting or voiding', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await hold(db, pay('h', 400n, juan, maria));
    await postHold(db, { key: 'h:post', hold: 'h', at: AT });
    await expect(voidHold(db, { key: 'h:void', hold: 'h', at: AT })).rejects.toMatchObject({
      code: 'already_ended',
    });
    await expect(postHold(db, { key: 'h:again', hold: 'h', at: AT })).rejects.toMatchObject({
      code: 'already_ended',
    });
    expect(await postHold(db, { key: 'h:post', hold: 'h', at: AT })).toMatchObject({
      created: false,
    });
    expect(await balanceOf(db, maria)).toMatchObject({ balance: 400n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('can’t be ended if it’s not pending', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await expect(voidHold(db, { key: 'x', hold: 'a', at: AT })).rejects.toMatchObject({
      code: 'not_pending',
    });
    await expect(voidHold(db, { key: 'x', hold: 'none', at: AT })).rejects.toMatchObject({
      code: 'not_pending',
    });
  });
});

describe('moneyOf', () => {
  it('changes with the available balance of any account of a member', async () => {
    const { db } = database;
    const bonus = { ...juan, kind: 'bonus' as const };
    await post(db, pay('a', 500n));
    await post(db, pay('b', 20n, bank, bonus));
    await post(db, pay('c', 7n, bank, maria));
    const first = await moneyOf(db, [1, 2, 3]);
    expect([...first.keys()].toSorted((one, other) => one - other)).toEqual([1, 2]);
    expect(await moneyOf(db, [1])).toEqual(new Map([[1, first.get(1)]]));
    await hold(db, pay('h', 5n, bonus, maria));
    const second = await moneyOf(db, [1, 2]);
    expect(second.get(1)).not.toBe(first.get(1));
    expect(second.get(2)).toBe(first.get(2));
  });
});

describe('rejectInsufficientBalance', () => {
  it('rejects with INSUFFICIENT_BALANCE, and rethrows every other error', async () => {
    const { db } = database;
    await expect(
      post(db, pay('a', 1n, juan, maria)).catch(rejectInsufficientBalance),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await expect(post(db, pay('a', 0n)).catch(rejectInsufficientBalance)).rejects.toMatchObject({
      code: 'unbalanced',
    });
    const other = Object.assign(new Error('of another kind'), { code: 'insufficient_funds' });
    expect(() => rejectInsufficientBalance(other)).toThrow(other);
  });
});

describe('the database', () => {
  const refused = async (statement: ReturnType<typeof sql>) => {
    const error: unknown = await database.db.execute(statement).then(
      () => undefined,
      (error: unknown) => error,
    );
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  };

  it('rejects updates and deletes of entries and postings', async () => {
    await post(database.db, pay('a', 500n));
    expect(await refused(sql`update ledger_entry set amount = 1`)).toBe(
      'ledger_entry is append-only',
    );
    expect(await refused(sql`delete from ledger_entry`)).toBe('ledger_entry is append-only');
    expect(await refused(sql`update ledger_posting set kind = 'bonus'`)).toBe(
      'ledger_posting is append-only',
    );
    expect(await refused(sql`delete from ledger_posting`)).toBe('ledger_posting is append-only');
    expect(await refused(sql`delete from ledger_account`)).toBe('ledger_account is append-only');
  });

  it('rejects direct edits of a balance', async () => {
    await post(database.db, pay('a', 500n));
    expect(await refused(sql`update ledger_account set balance = 1000000`)).toBe(
      'a balance is never edited in place',
    );
    expect(await refused(sql`update ledger_account set held = 1`)).toBe(
      'a balance is never edited in place',
    );
    expect(
      await refused(
        sql`insert into ledger_account (owner, currency, kind, balance) values ('member:9', 'PHP', 'wallet', 5)`,
      ),
    ).toBe('an account begins empty');
  });

  it('rejects a posting whose entries do not sum to zero, even in raw SQL', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    expect(
      await refused(sql`
      with p as (
        insert into ledger_posting (key, content_hash, phase, kind, at)
        values ('forged', '', 'posted', 'bonus', now()) returning id
      )
      insert into ledger_entry (posting_id, account_id, amount, balance_after, at)
      select p.id, a.id, 999, a.balance + 999, now() from p, ledger_account a where a.owner = 'member:1'`),
    ).toMatch(/does not sum to zero: PHP 999/);
    expect(await balanceOf(db, juan)).toMatchObject({ balance: 500n });
  });

  it('rejects a posting without entries', async () => {
    expect(
      await refused(sql`
      insert into ledger_posting (key, content_hash, phase, kind, at)
      values ('empty', '', 'posted', 'bonus', now())`),
    ).toMatch(/has the wrong entries/);
  });

  it('rejects a balance after an entry that does not follow from the one before', async () => {
    await post(database.db, pay('a', 500n));
    expect(
      await refused(sql`
      with p as (
        insert into ledger_posting (key, content_hash, phase, kind, at)
        values ('forged', '', 'posted', 'bonus', now()) returning id
      )
      insert into ledger_entry (posting_id, account_id, amount, balance_after, at)
      select p.id, a.id, case a.owner when 'house' then -5 else 5 end, 777, now()
      from p, ledger_account a`),
    ).toMatch(/not at 777/);
  });

  it('rejects an entry for a closed posting', async () => {
    await post(database.db, pay('a', 500n));
    expect(
      await refused(sql`
      insert into ledger_entry (posting_id, account_id, amount, balance_after, at)
      select p.id, a.id, 1, a.balance + 1, now() from ledger_posting p, ledger_account a where a.owner = 'member:1'`),
    ).toMatch(/is closed/);
  });
});

describe('statement', () => {
  it('lists postings and holds newest first, with the balance after each', async () => {
    const { db } = database;
    await post(db, pay('a', 500n));
    await post(db, pay('b', 120n, juan, maria));
    await hold(db, pay('h', 50n, juan, maria));
    await hold(db, pay('i', 60n, juan, maria));
    await voidHold(db, { key: 'i:void', hold: 'i', at: AT });
    await hold(db, pay('j', 70n, juan, maria));
    await postHold(db, { key: 'j:post', hold: 'j', at: AT });
    const { lines, totalCount } = await statement(db, { account: juan, pageNo: 1, pageSize: 10 });
    expect(totalCount).toBe(5);
    expect(lines.map(({ amount, state, balanceAfter }) => [amount, state, balanceAfter])).toEqual([
      [-70n, 'done', 310n],
      [-60n, 'cancelled', 380n],
      [-50n, 'pending', 380n],
      [-120n, 'done', 380n],
      [500n, 'done', 500n],
    ]);
    const received = await statement(db, {
      account: maria,
      kinds: ['transfer'],
      direction: 'in',
      status: 'done',
      pageNo: 1,
      pageSize: 1,
    });
    expect(received).toMatchObject({ totalCount: 2, lines: [{ amount: 70n }] });
  });
});
