import {
  getBalance,
  getMemberInfo,
  getTransactionHistory,
  getUplineTerms,
  settleCall,
  transferToUpline,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { addTurnoverRequirement } from '../turnover';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});

const send = (amount: number, idempotencyKey?: string, paymentPassword = '123456') =>
  caller.client.call(
    transferToUpline,
    { amount: minorUnits(amount), paymentPassword },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const balance = async (of = caller) => (await of.client.call(getBalance, {})).minor;
const patch = (transfers: object) =>
  gateway.platform.brand.patch(gateway.db, { transfers }, gateway.clock.now());

describe('a transfer to the upline', () => {
  it('moves the money once and is listed in both histories', async () => {
    const upline = callerOf(gateway);
    await upline.signIn('agent02');
    const before = await balance(upline);
    const first = await send(12_345, 'upline-key-1');
    expect(first).toMatchObject({ amount: { minor: 12_345 }, upline: 'agent02' });
    expect(await send(12_345, 'upline-key-1')).toEqual(first);
    expect(await balance()).toBe(1_000_000 - 12_345);
    expect(await balance(upline)).toBe(before + 12_345);

    const record = async (of: TestCaller, type: 'TRANSFER_IN' | 'TRANSFER_OUT') =>
      (await of.client.call(getTransactionHistory, { type })).items;
    const reference = 'juan01>agent02';
    expect(await record(caller, 'TRANSFER_OUT')).toMatchObject([
      { amount: { minor: -12_345 }, reference },
    ]);
    expect((await record(upline, 'TRANSFER_IN'))[0]).toMatchObject({
      amount: { minor: 12_345 },
      reference,
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('needs the payment password', async () => {
    await expect(send(1_000, undefined, '654321')).rejects.toMatchObject({
      messageKey: 'payment_password_wrong',
    });
    expect(await balance()).toBe(1_000_000);
  });

  it.each([
    [999, 'transfer_too_low'],
    [5_000_001, 'transfer_too_high'],
    [1_000_001, 'insufficient_balance'],
  ])('of %i is rejected: %s', async (amount, messageKey) => {
    await expect(send(amount)).rejects.toMatchObject({ status: 422, messageKey });
    expect(await balance()).toBe(1_000_000);
  });

  it("rejects transfers above the daily limit, also concurrent ones, until the brand's next day", async () => {
    await patch({ uplinePerDay: '100.00' });
    const outcomes = await Promise.allSettled([send(4_000), send(4_000), send(4_000)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await caller.client.call(getUplineTerms, {})).toMatchObject({
      leftToday: { minor: 2_000 },
      transferable: { minor: 2_000 },
    });
    await expect(send(4_000)).rejects.toMatchObject({ messageKey: 'transfer_daily_limit' });
    gateway.clock.moveTo(24 * 3_600_000);
    await caller.signIn('juan01');
    expect(await send(4_000)).toMatchObject({ amount: { minor: 4_000 } });
  });

  it('excludes money that still requires turnover', async () => {
    const { id } = await caller.client.call(getMemberInfo, {});
    await addTurnoverRequirement(gateway.db, {
      memberId: Number(id),
      source: 'BONUS',
      sourceId: 'b-1',
      amount: 990_000n,
      currency: 'PHP',
      at: gateway.clock.now(),
    });
    expect(await caller.client.call(getUplineTerms, {})).toMatchObject({
      turnoverLeft: { minor: 990_000 },
      transferable: { minor: 10_000 },
    });
    await expect(send(10_001)).rejects.toMatchObject({ messageKey: 'transfer_turnover' });
    expect(await send(10_000)).toMatchObject({ amount: { minor: 10_000 } });
  });

  it('rejects members without an upline and trial accounts', async () => {
    await gateway.db.update(member).set({ uplineId: null }).where(eq(member.account, 'juan01'));
    await expect(caller.client.call(getUplineTerms, {})).rejects.toMatchObject({
      code: 'OPERATION_NOT_ENABLED',
    });
    await expect(send(1_000)).rejects.toMatchObject({ code: 'OPERATION_NOT_ENABLED' });
    await caller.signIn('trial01');
    await expect(send(1_000)).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });
});

describe('the outcome of a call', () => {
  const outcome = (key: string) => caller.client.call(settleCall, { key });

  it('is returned only for its key, and only to its owner', async () => {
    const { id } = await send(1_000, 'upline-key-1');
    expect(await outcome('upline-key-1')).toMatchObject({
      status: 200,
      body: { success: true, value: { id } },
    });
    await expect(send(5, 'upline-key-2')).rejects.toMatchObject({ name: 'RejectedError' });
    expect(await outcome('upline-key-2')).toMatchObject({
      status: 422,
      body: { success: false, message: 'transfer_too_low' },
    });
    const other = callerOf(gateway);
    await other.signIn('vip001');
    expect(await other.client.call(settleCall, { key: 'upline-key-1' })).toBeNull();
  });

  it("is never applied later if it hasn't arrived", async () => {
    expect(await outcome('upline-key-1')).toBeNull();
    await expect(send(1_000, 'upline-key-1')).rejects.toMatchObject({ status: 422 });
    expect(await outcome('upline-key-1')).toBeNull();
    expect(await balance()).toBe(1_000_000);
  });
});
