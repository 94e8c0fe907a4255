import {
  convertPoints,
  getBalance,
  getPointBalance,
  getPointConfig,
  getPointRewardDetail,
  listFreeSpins,
  listMessages,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  opsDecideRedemption,
  redeemPointReward,
  revealVoucher,
  type InputOf,
  type PointRewardsFilter,
  type RedeemInput,
} from '@perya/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { memberIdOf } from '../../records/recordsTesting';
import { callerOf, operatorOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { remainingTurnover } from '../../money/turnover';
import { REWARDS } from './demo';
import { checkPointLedger } from './ledger';
import { pointReward, voucherCode } from './schema';

const PAYMENT_PASSWORD = '123456';
const DELIVERY = { name: 'Juan dela Cruz', phone: '+63 917 555 0134', address: '14 Mabini Street' };

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});
afterEach(async () => {
  const broken = [...(await checkPointLedger(gateway.db)), ...(await checkLedger(gateway.db))];
  if (broken.length > 0) throw new Error(`A ledger is broken: ${JSON.stringify(broken)}`);
});

const pointsOf = () => caller.client.call(getPointBalance, {});
const walletOf = async () => (await caller.client.call(getBalance, {})).minor;
const list = async (filter: PointRewardsFilter = {}, as = caller) =>
  (await as.client.call(listPointRewards, { pageSize: 100, ...filter })).items;
const redeem = (rewardId: string, over: Partial<RedeemInput> = {}, idempotencyKey?: string) =>
  caller.client.call(
    redeemPointReward,
    { rewardId, quantity: 1, paymentPassword: PAYMENT_PASSWORD, ...over },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const redemption = async (id: string) =>
  (await caller.client.call(listRedemptions, {})).items.find((each) => each.id === id);
const control = async (path: string, body: object) => {
  const response = await fetch(`${gateway.url}/sandbox/${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
};
const decide = (id: string, decision: Omit<InputOf<typeof opsDecideRedemption>, 'id'>) =>
  operatorOf(gateway).call(opsDecideRedemption, { id, ...decision });
const give = (points: number) => control('points', { account: 'juan01', points });

describe('the mall', () => {
  it('shows a guest what each category earns, and all rewards', async () => {
    const guest = callerOf(gateway);
    const config = await guest.client.call(getPointConfig, {});
    expect(config.earning).toContainEqual({
      category: 'RNG',
      turnoverPerPoint: { minor: 100_00, currency: 'PHP' },
    });
    expect(config).toMatchObject({ convertAmount: { minor: 10_00 }, convertTurnover: 1 });
    expect(await list({}, guest)).toHaveLength(REWARDS.length);
    const detail = await guest.client.call(getPointRewardDetail, { id: 'goods-mug' });
    expect(detail).toMatchObject({ kind: 'goods', block: 'login', maxQuantity: 0 });
  });

  it('filters by kind, by text and by the member’s own points', async () => {
    expect((await list({ kind: 'voucher' })).map(({ kind }) => kind)).toEqual(
      Array<string>(6).fill('voucher'),
    );
    expect((await list({ search: 'lantern' })).map(({ id }) => id)).toContain('goods-lantern');
    expect(await list({ search: '100% _ \\' })).toEqual([]);
    const points = await pointsOf();
    const affordable = await list({ affordable: true });
    expect(affordable.length).toBeLessThan(REWARDS.length);
    expect(affordable.every(({ price }) => price <= points)).toBe(true);
    expect(await list({ affordable: true }, callerOf(gateway))).toHaveLength(REWARDS.length);
  });

  it('sorts by price, age and number of redemptions', async () => {
    const prices = (await list({ sort: 'price-up' })).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await list({ sort: 'price-down' })).map(({ price }) => price)).toEqual(
      prices.toReversed(),
    );
    const added = (await list({ sort: 'newest' })).map(({ addedAt }) => addedAt ?? 0);
    expect(added).toEqual(added.toSorted((a, b) => b - a));
    const redeemed = (await list()).map((each) => each.redeemed);
    expect(redeemed).toEqual(redeemed.toSorted((a, b) => b - a));
  });

  it('shows what a reward is worth, and the reason that blocks it', async () => {
    const detail = (id: string) => caller.client.call(getPointRewardDetail, { id });
    expect(await detail('cash-50')).toMatchObject({
      cash: { amount: { minor: 50_00 }, turnover: { minor: 50_00 } },
      block: null,
    });
    expect(await detail('spins-20')).toMatchObject({ spins: { count: 20, days: 7 } });
    expect(await detail('goods-jeepney')).toMatchObject({ block: 'sold-out', maxQuantity: 0 });
    expect(await detail('goods-pearls')).toMatchObject({ level: { rank: 4 }, block: 'level' });
    expect(await detail('goods-guitar')).toMatchObject({ block: 'points' });
    await expect(detail('none')).rejects.toMatchObject({ status: 404 });
  });

  it('draws a picture of each reward', async () => {
    for (const format of ['avif', 'webp']) {
      const response = await fetch(`${gateway.url}/art/reward/goods-kite-320.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
    }
    expect((await fetch(`${gateway.url}/art/reward/none-320.webp`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/art/reward/goods-kite-321.webp`)).status).toBe(404);
  });
});

describe('redeeming', () => {
  it('cash pays into the wallet at once, with turnover, and once per key', async () => {
    const [points, wallet] = [await pointsOf(), await walletOf()];
    const first = await redeem('cash-50', { quantity: 2 }, 'redeem-cash-1');
    expect(first.pointsLeft).toBe(points - 1_000);
    expect(await redeem('cash-50', { quantity: 2 }, 'redeem-cash-1')).toEqual(first);
    expect(await pointsOf()).toBe(points - 1_000);
    expect(await walletOf()).toBe(wallet + 100_00);
    expect(await redemption(first.redemptionId)).toMatchObject({
      kind: 'cash',
      status: 'approved',
      events: [{ step: 'requested' }, { step: 'approved' }, { step: 'credited' }],
    });
    const juan = await memberIdOf(gateway.db, 'juan01');
    const asked = await remainingTurnover(gateway.db, juan);
    expect(asked.find(({ sourceId }) => sourceId.startsWith('redemption:'))).toMatchObject({
      source: 'REWARD',
      required: 100_00n,
    });
  });

  it('free spins grants them at once', async () => {
    const { redemptionId } = await redeem('spins-20');
    expect(await redemption(redemptionId)).toMatchObject({
      kind: 'free-spins',
      status: 'approved',
    });
    const { items } = await caller.client.call(listFreeSpins, {});
    expect(items.find(({ source }) => source === 'POINTS')).toMatchObject({ spins: 20 });
  });

  it('a voucher takes a code, which is shown once', async () => {
    const { redemptionId } = await redeem('voucher-film', { quantity: 2 });
    const before = await redemption(redemptionId);
    expect(before?.voucher).toMatchObject({ isRevealed: false });
    expect(before?.voucher?.masked).toHaveLength(2);
    const reveal = (idempotencyKey: string) =>
      caller.client.call(revealVoucher, { redemptionId }, { idempotencyKey });
    const { codes } = await reveal('reveal-key-1');
    expect(codes).toHaveLength(2);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    expect(await reveal('reveal-key-1')).toEqual({ codes });
    await expect(reveal('reveal-key-2')).rejects.toMatchObject({
      status: 409,
      messageKey: 'voucher_revealed_before',
    });
    const after = await redemption(redemptionId);
    expect(after?.voucher?.isRevealed).toBe(true);
    expect(after?.voucher?.masked).toEqual(codes.map((code) => `••••-••••-${code.slice(-4)}`));
    expect(after?.events.at(-1)).toMatchObject({ step: 'revealed' });
    await caller.signIn('vip001');
    await expect(reveal('reveal-key-3')).rejects.toMatchObject({ status: 404 });
  });

  it('goods waits for the operator to ship and approve', async () => {
    await expect(redeem('goods-mug')).rejects.toMatchObject({
      messageKey: 'reward_delivery_missing',
    });
    const { redemptionId } = await redeem('goods-mug', { delivery: DELIVERY });
    expect(await redemption(redemptionId)).toMatchObject({
      status: 'in-process',
      delivery: DELIVERY,
      events: [{ step: 'requested' }],
    });
    await decide(redemptionId, { note: 'It is being packed.' });
    await decide(redemptionId, { tracking: 'PH-1' });
    await decide(redemptionId, { status: 'approved' });
    expect(await redemption(redemptionId)).toMatchObject({
      status: 'approved',
      tracking: 'PH-1',
      events: [
        { step: 'requested' },
        { step: 'noted', note: 'It is being packed.' },
        { step: 'shipped' },
        { step: 'approved' },
      ],
    });
    // A repeat changes nothing; another decision comes too late.
    await decide(redemptionId, { status: 'approved' });
    await expect(decide(redemptionId, { status: 'rejected' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(decide(redemptionId, {})).rejects.toMatchObject({ code: 'NOTHING_DECIDED' });
    await expect(decide('999999', { status: 'approved' })).rejects.toMatchObject({ status: 404 });
    const { items } = await caller.client.call(listMessages, {});
    expect(items.slice(0, 2).map(({ title }) => title)).toEqual([
      'Your reward was approved',
      'Your reward is on its way',
    ]);
  });

  it('returns the points and the goods once when rejected', async () => {
    const points = await pointsOf();
    const stock = async () =>
      (await caller.client.call(getPointRewardDetail, { id: 'goods-kite' })).stock;
    const before = (await stock()) ?? 0;
    const { redemptionId } = await redeem('goods-kite', { quantity: 2, delivery: DELIVERY });
    expect(await stock()).toBe(before - 2);
    const reject = { status: 'rejected', note: 'The kites are torn.' } as const;
    await decide(redemptionId, reject);
    await decide(redemptionId, reject);
    expect(await pointsOf()).toBe(points);
    expect(await stock()).toBe(before);
    expect(await redemption(redemptionId)).toMatchObject({
      status: 'rejected',
      note: 'The kites are torn.',
      events: [{ step: 'requested' }, { step: 'rejected' }, { step: 'points-returned' }],
    });
  });

  it('is rejected beyond stock, level, limit and points, and moves nothing', async () => {
    await give(100_000);
    const before = await pointsOf();
    const refused = (rewardId: string, messageKey: string, over: Partial<RedeemInput> = {}) =>
      expect(redeem(rewardId, { delivery: DELIVERY, ...over })).rejects.toMatchObject({
        messageKey,
      });
    await refused('goods-jeepney', 'reward_sold_out');
    await refused('goods-guitar', 'reward_stock_short', { quantity: 2 });
    await refused('goods-pearls', 'reward_level');
    await refused('goods-headphones', 'reward_limit', { quantity: 2 });
    await refused('none', 'reward_not_offered');
    expect(await control('rewards/goods-mug', { isOff: true })).toBe(200);
    await refused('goods-mug', 'reward_not_offered');
    expect(await pointsOf()).toBe(before);
    await redeem('goods-headphones', { delivery: DELIVERY });
    await refused('goods-headphones', 'reward_limit');
    await give(-(await pointsOf()));
    await refused('cash-50', 'points_insufficient');
    expect(await pointsOf()).toBe(0);
  });

  it('requires the payment password, and an account that is not a trial', async () => {
    await expect(redeem('cash-50', { paymentPassword: '999999' })).rejects.toMatchObject({
      messageKey: 'payment_password_wrong',
    });
    await caller.signIn('trial01');
    await expect(redeem('cash-50')).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });
});

describe('converting', () => {
  const convert = (points: number, idempotencyKey?: string) =>
    caller.client.call(
      convertPoints,
      { points, paymentPassword: PAYMENT_PASSWORD },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );

  it('takes points and credits the wallet, once per key', async () => {
    const [points, wallet] = [await pointsOf(), await walletOf()];
    const first = await convert(700, 'convert-key-1');
    expect(first).toMatchObject({ pointsLeft: points - 700, paid: { minor: 70_00 } });
    expect(await convert(700, 'convert-key-1')).toEqual(first);
    expect(await pointsOf()).toBe(points - 700);
    expect(await walletOf()).toBe(wallet + 70_00);
  });

  it('is rejected below the min, between steps, beyond the balance, and when disabled', async () => {
    await expect(convert(400)).rejects.toMatchObject({ messageKey: 'points_convert_least' });
    await expect(convert(550)).rejects.toMatchObject({ messageKey: 'points_convert_multiple' });
    await expect(convert(9_000_000)).rejects.toMatchObject({ messageKey: 'points_insufficient' });
    await gateway.platform.brand.patch(
      gateway.db,
      { points: { isConvertible: false } },
      gateway.clock.now(),
    );
    await expect(convert(500)).rejects.toMatchObject({ messageKey: 'operation_not_enabled' });
  });
});

describe('the record', () => {
  it('lists every posting with its source, newest first, with totals', async () => {
    await redeem('cash-20');
    await give(50);
    const record = await caller.client.call(listPointTransactions, { pageSize: 200 });
    expect(record.items[0]).toMatchObject({ type: 'ADJUSTED', source: 'ADJUSTMENT', points: 50 });
    expect(record.items[1]).toMatchObject({ type: 'REDEEMED', points: -210 });
    expect(record.items[0]?.balanceAfter).toBe(await pointsOf());
    expect(record.earned - record.spent).toBe(await pointsOf());
    const refunds = await caller.client.call(listPointTransactions, { type: 'REFUNDED' });
    expect(refunds).toMatchObject({ totalCount: 1, earned: 1_200, spent: 0 });
    const from = gateway.clock.now().getTime() - 60_000;
    const recent = await caller.client.call(listPointTransactions, { from });
    expect(recent.totalCount).toBeGreaterThanOrEqual(2);
    expect(recent.totalCount).toBeLessThan(record.totalCount);
  });

  it('lists a redemption in each state, with the operator’s notes', async () => {
    const { items, totalCount } = await caller.client.call(listRedemptions, {});
    expect(totalCount).toBe(3);
    expect(items.map(({ status }) => status)).toEqual(['in-process', 'rejected', 'approved']);
    expect(items[1]?.note).toBe('The address was missing. We’ve refunded your points.');
    const rejected = await caller.client.call(listRedemptions, { status: 'rejected' });
    expect(rejected.items.map(({ id }) => id)).toEqual([items[1]?.id]);
  });
});

describe('the seed', () => {
  it('has as many free codes as vouchers in stock, and texts in all languages', async () => {
    const rows = await gateway.db.select().from(pointReward).where(eq(pointReward.kind, 'VOUCHER'));
    expect(rows).toHaveLength(6);
    for (const { id, stock } of rows) {
      const free = and(eq(voucherCode.rewardId, id), isNull(voucherCode.redemptionId));
      expect([id, await gateway.db.$count(voucherCode, free)]).toEqual([id, stock]);
    }
    for (const { name, description, kind, value } of REWARDS) {
      expect(Object.keys(name)).toHaveLength(7);
      expect(Object.keys(description)).toHaveLength(7);
      expect(value !== undefined).toBe(kind === 'CASH' || kind === 'FREE_SPINS');
    }
  });
});
