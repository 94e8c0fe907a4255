import {
  getBalance,
  getMemberInfo,
  getMerchantWallet,
  getTransactionHistory,
  transferFunds,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { describe, expect } from 'vitest';
import { checkLedger, hold, houseAccount, walletOf } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  const { brand, db } = gateway.platform;
  await brand.patch(db, { vendorWallets: ['XGS', 'SS'] }, gateway.clock.now());
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});

const balance = async () => (await caller.client.call(getBalance, {})).minor;

const move = (from: string, to: string, amount: number, idempotencyKey?: string) =>
  caller.client.call(
    transferFunds,
    { from, to, amount: minorUnits(amount) },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

describe('the balance', () => {
  it('is the sum of all wallets, as a number', async () => {
    await move('MAIN', 'XGS', 123_456);
    expect(await balance()).toBe(1_000_000);
    const response = await fetch(`${gateway.url}${getBalance.path}`, {
      headers: { Token: caller.token() ?? '' },
    });
    expect(await response.json()).toEqual({
      success: true,
      value: { sumBalance: 10_000, currency: 'PHP' },
      message: '',
    });
  });

  it('excludes held amounts', async () => {
    const { id } = await caller.client.call(getMemberInfo, {});
    await hold(gateway.db, {
      key: 'h',
      kind: 'withdrawal',
      at: gateway.clock.now(),
      entries: [
        { account: walletOf(Number(id), 'PHP'), amount: -50_05n },
        { account: houseAccount('bank', 'PHP'), amount: 50_05n },
      ],
    });
    expect(await balance()).toBe(1_000_000 - 5_005);
    const { items } = await caller.client.call(getTransactionHistory, { status: 'pending' });
    expect(items).toMatchObject([
      { type: 'WITHDRAWAL', amount: { minor: -5_005 }, balanceAfter: null },
    ]);
  });
});

describe('a transfer between wallets', () => {
  it('moves the money once, even if sent several times', async () => {
    const first = await move('MAIN', 'XGS', 100, 'transfer-key-1');
    expect(await move('MAIN', 'XGS', 100, 'transfer-key-1')).toEqual(first);
    const { items } = await caller.client.call(getTransactionHistory, { type: 'TRANSFER_OUT' });
    expect(items).toMatchObject([
      { amount: { minor: -100 }, balanceAfter: { minor: 999_900 }, reference: 'MAIN>XGS' },
    ]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('rejects a key that is reused with another amount', async () => {
    await move('MAIN', 'XGS', 100, 'transfer-key-1');
    await expect(move('MAIN', 'XGS', 200, 'transfer-key-1')).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      messageKey: 'idempotency_mismatch',
    });
  });

  it('requires a key', async () => {
    const response = await fetch(`${gateway.url}${transferFunds.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Token: caller.token() ?? '' },
      body: JSON.stringify({ from: 'MAIN', to: 'XGS', amount: '1.00' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' });
  });

  it('rejects an amount that isn’t above zero, at its field', async () => {
    for (const amount of [0, -100]) {
      await expect(move('MAIN', 'XGS', amount)).rejects.toMatchObject({
        status: 400,
        messageKey: 'amount_invalid',
        value: { errors: [{ path: 'amount' }] },
      });
    }
  });

  it('rejects amounts above the balance, also when the key is repeated', async () => {
    const refused = {
      status: 422,
      code: 'INSUFFICIENT_BALANCE',
      messageKey: 'insufficient_balance',
    };
    await expect(move('MAIN', 'XGS', 1_000_001, 'transfer-key-1')).rejects.toMatchObject(refused);
    await expect(move('MAIN', 'XGS', 1_000_001, 'transfer-key-1')).rejects.toMatchObject(refused);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it.each([
    ['to an unknown wallet', 'MAIN', 'NONE', 100, 'to'],
    ['to the same wallet', 'MAIN', 'MAIN', 100, 'to'],
  ])('is rejected %s', async (_, from, to, amount, path) => {
    await expect(move(from, to, amount)).rejects.toMatchObject({
      status: 400,
      value: { errors: [{ path }] },
    });
  });

  it('rejects trial accounts', async () => {
    await caller.signIn('trial01');
    await expect(move('MAIN', 'XGS', 100)).rejects.toMatchObject({
      status: 403,
      messageKey: 'in_need_true_account',
    });
  });

  it('never overdraws a wallet under concurrent transfers', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => move('MAIN', 'XGS', 300_000, `rush-key-000${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is off if one wallet serves all vendors', async () => {
    const { brand, db } = gateway.platform;
    expect(await caller.client.call(getMerchantWallet, {})).toEqual({ isSingle: false });
    await brand.patch(db, { vendorWallets: [] }, gateway.clock.now());
    expect(await caller.client.call(getMerchantWallet, {})).toEqual({ isSingle: true });
    await expect(move('MAIN', 'XGS', 100)).rejects.toMatchObject({ code: 'OPERATION_NOT_ENABLED' });
  });
});

describe('the account record', () => {
  it('lists transactions page by page, newest first', async () => {
    for (const amount of [100, 200, 300]) await move('MAIN', 'XGS', amount);
    const page = (page: number) => caller.client.call(getTransactionHistory, { page, pageSize: 3 });
    const first = await page(1);
    expect(first).toMatchObject({ currency: 'PHP' });
    expect(first.items.map(({ amount }) => amount.minor)).toEqual([-300, -200, -100]);
    const [opening] = (
      await caller.client.call(getTransactionHistory, { type: 'DEPOSIT', pageSize: 100 })
    ).items.slice(-1);
    expect(opening).toMatchObject({ status: 'done', reference: 'opening' });
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 3));
  });

  it('filters by time', async () => {
    await move('MAIN', 'XGS', 100);
    const now = gateway.clock.now().getTime();
    const count = async (filter: object) =>
      (await caller.client.call(getTransactionHistory, filter)).totalCount;
    expect(await count({ from: now - 60_000 })).toBe(1);
    expect(await count({ from: now + 60_000 })).toBe(0);
    expect((await count({})) - (await count({ to: now - 60_000 }))).toBe(1);
  });
});
