import {
  claimRebate,
  getBalance,
  getRebates,
  type InputOf,
  listRebateClaims,
} from '@perya/api-client';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { remainingTurnover } from '../../money/turnover';
import { rebateOf } from './rebates';

const MINUTE = 60_000;

let gateway: TestGateway;
let caller: TestCaller;
let memberId: number;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('maria03');
  memberId = await memberIdOf(gateway.db, 'maria03');
});

const ago = (ms: number) => new Date(gateway.clock.now().getTime() - ms);
const play = (count: number, over: Partial<typeof bet.$inferInsert> = {}) =>
  gateway.db
    .insert(bet)
    .values(playedBets(count, { memberId, settledAt: ago(5 * MINUTE), ...over }));
const due = () => caller.client.call(getRebates, {});
const dueOf = async (category: string) =>
  (await due()).rebates.find((each) => each.category === category);
const claim = (input: InputOf<typeof claimRebate> = {}, idempotencyKey?: string) =>
  caller.client.call(claimRebate, input, idempotencyKey ? { idempotencyKey } : {});
const balance = async () => (await caller.client.call(getBalance, {})).minor;

describe('a rebate', () => {
  it('is turnover × rate by category, for bets settled more than a minute ago', async () => {
    await play(3);
    await play(1, { category: 'LIVE', turnover: 99_99n });
    await play(5, { settledAt: gateway.clock.now() });
    await play(5, { status: 'OPEN', settledAt: null });
    await play(5, { settledAt: ago(31 * 24 * 60 * MINUTE) });
    expect(await dueOf('RNG')).toMatchObject({
      turnover: { minor: 30_00 },
      rateBasisPoints: 60,
      amount: { minor: 18 },
    });
    // 0.39996 is paid as 0.39.
    expect(await dueOf('LIVE')).toMatchObject({ amount: { minor: 39 } });
    expect((await due()).total.minor).toBe(18 + 39);
  });

  it('is paid once for each turnover, for one category or all', async () => {
    await play(3);
    await play(1, { category: 'LIVE', turnover: 100_00n });
    const before = await balance();
    const first = await claim({ category: 'RNG' }, 'rebate-key-1');
    expect(first.amount.minor).toBe(18);
    expect(await claim({ category: 'RNG' }, 'rebate-key-1')).toEqual(first);
    await expect(claim({ category: 'RNG' })).rejects.toMatchObject({
      messageKey: 'rebate_nothing_to_claim',
    });
    expect((await claim()).amount.minor).toBe(40);
    expect(await balance()).toBe(before + 58);
    expect((await due()).total.minor).toBe(0);
    const { items } = await caller.client.call(listRebateClaims, {});
    expect(items.map(({ category, amount }) => [category, amount.minor])).toEqual([
      ['LIVE', 40],
      ['RNG', 18],
    ]);
    expect(await checkLedger(gateway.db)).toEqual([]);
    const [requirement] = await remainingTurnover(gateway.db, memberId);
    expect(requirement).toMatchObject({ source: 'REBATE' });
  });

  it('continues where the last claim ended', async () => {
    await play(3);
    await claim();
    await play(2, { settledAt: gateway.clock.now() });
    expect((await due()).total.minor).toBe(0);
    gateway.clock.moveTo(3 * MINUTE);
    expect(await dueOf('RNG')).toMatchObject({ turnover: { minor: 20_00 } });
  });

  it('pays only one of several concurrent claims', async () => {
    await play(3);
    const before = await balance();
    await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => claim({}, `rebate-rush-${index}`)),
    );
    expect(await balance()).toBe(before + 18);
  });

  it('carries amounts below a centavo over, and rejects trial accounts', async () => {
    await play(1, { stake: 1n, turnover: 1_00n });
    await expect(claim()).rejects.toMatchObject({ code: 'NOTHING_TO_CLAIM' });
    await play(1, { stake: 1n, turnover: 1_00n });
    expect((await claim()).amount.minor).toBe(1);
    await caller.signIn('trial01');
    await expect(claim()).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });

  it('never pays more than the rate, and loses less than a centavo', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 1_000 }),
        (turnover, rate) => {
          const exact = turnover * BigInt(rate);
          const paid = rebateOf(turnover, rate) * 10_000n;
          expect(paid <= exact && exact - paid < 10_000n).toBe(true);
        },
      ),
    );
  });
});
