import {
  cancelTickets,
  getBalance,
  getDraw,
  getLotteryOffer,
  listComingDraws,
  listDraws,
  listTickets,
  placeTicket,
} from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { drawLimits, LOTTERIES, lotteryOf, readDraw } from '@perya/rules/lottery';
import { minorUnits } from '@perya/rules/money';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../kernel/ledger';
import { rejection } from '../identity/session/testing';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { createTestDraws, testLottery, lottoLine } from './lotteryTesting';

let gateway: TestGateway;
let juan: TestCaller;
let vip: TestCaller;
let draws: ReturnType<typeof createTestDraws>;
const LOTTO = 'PH_6_42';
const ONE_BET = [lottoLine([1, 2, 3, 4, 5, 6])];

it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  draws = createTestDraws(gateway);
  await draws.awayFromLock(LOTTO);
  await draws.awayFromLock('VN_NORTH');
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  await juan.signIn('juan01');
});

const offer = (lottery = LOTTO) => juan.client.call(getLotteryOffer, { lottery });
/** Signs in again, because a session doesn't last a day. */
async function passTo(instant: number): Promise<void> {
  await draws.passTo(instant);
  await juan.signIn('juan01');
}
const balance = async () => (await juan.client.call(getBalance, {})).minor;

describe('the draws on sale', () => {
  it("include coming draws of each lottery, each committed to before it's sold", async () => {
    for (const { code } of LOTTERIES) {
      const asked = draws.now();
      const { draws: sold, isOpen, maxChaseDraws } = await offer(code);
      expect(isOpen).toBe(true);
      expect(sold.length).toBeGreaterThanOrEqual(6);
      expect(maxChaseDraws).toBe(sold.length);
      expect(sold.every(({ locksAt }) => locksAt > asked)).toBe(true);
      expect(new Set(sold.map(({ commitment }) => commitment)).size).toBe(sold.length);
      const times = sold.map(({ drawsAt }) => drawsAt);
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }
  });

  it("keep the commitment once it's made", async () => {
    const before = await offer();
    await draws.run();
    expect((await offer()).draws).toEqual(before.draws);
  });

  it('include the next draw of every lottery', async () => {
    const coming = await juan.client.call(listComingDraws, {});
    expect(coming.map(({ lottery }) => lottery).sort()).toEqual(
      LOTTERIES.map(({ code }) => code).sort(),
    );
    const { draws: sold } = await offer();
    expect(coming.find(({ lottery }) => lottery === LOTTO)?.drawsAt).toBe(sold[0]?.drawsAt);
  });

  it('come with the category, group, jackpot and last result of each lottery', async () => {
    await draws.passTo((await offer()).draws[0]!.drawsAt);
    const coming = await juan.client.call(listComingDraws, {});
    for (const { lottery: code, ...draw } of coming) {
      const lottery = lotteryOf(code);
      expect(draw).toMatchObject({
        category: lottery?.category,
        group: lottery?.menuGroup,
        isRegional: lottery?.family === 'vietnam',
        jackpot: (await juan.client.call(getLotteryOffer, { lottery: code })).jackpot,
      });
      const [last] = await juan.client.call(listDraws, { lottery: code, count: 1 });
      expect(draw.latest).toEqual(last ? { number: last.number, tiers: last.tiers } : null);
    }
    expect(coming.find(({ lottery }) => lottery === LOTTO)?.latest?.tiers[0]?.numbers).toHaveLength(
      6,
    );
  });
});

describe('a draw', () => {
  it('opens at its time and can be verified against its commitment', async () => {
    const { draws: sold } = await offer();
    const next = sold[0]!;
    const before = await juan.client.call(getDraw, { lottery: LOTTO, number: next.number });
    expect(before).toMatchObject({
      state: 'selling',
      serverSeed: null,
      tiers: [],
      commitment: next.commitment,
    });
    await draws.passTo(next.locksAt);
    expect(await juan.client.call(getDraw, { lottery: LOTTO, number: next.number })).toMatchObject({
      state: 'locked',
      serverSeed: null,
      tiers: [],
    });
    await draws.passTo(next.drawsAt);
    const after = await juan.client.call(getDraw, { lottery: LOTTO, number: next.number });
    expect(after.state).toBe('opened');
    expect(commitmentOf(after.serverSeed ?? '')).toBe(next.commitment);
    const { space } = testLottery(LOTTO);
    const drawn = drawNumbers(
      { serverSeed: after.serverSeed ?? '', clientSeed: after.clientSeed, nonce: after.nonce },
      drawLimits(space),
    );
    expect(after.tiers).toEqual(readDraw(space, drawn));
    const [latest] = await juan.client.call(listDraws, { lottery: LOTTO, count: 1 });
    expect(latest).toMatchObject({ number: next.number, tiers: after.tiers });
  });
});

describe('a ticket', () => {
  it('takes the stake at once and is listed', async () => {
    const before = await balance();
    const [ticket] = await draws.bet(juan, LOTTO, { lines: ONE_BET });
    expect(ticket).toMatchObject({ lottery: LOTTO, state: 'open', canCancel: true, chaseCount: 1 });
    expect(ticket?.stake.minor).toBe(20_00);
    expect(await balance()).toBe(before - 20_00);
    const { items } = await juan.client.call(listTickets, { state: 'open' });
    expect(items[0]).toEqual(ticket);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is settled with its draw', async () => {
    const [ticket] = await draws.bet(juan, LOTTO, { lines: ONE_BET });
    await passTo(ticket?.drawsAt ?? 0);
    const { items } = await juan.client.call(listTickets, { state: 'ended' });
    expect(items[0]).toMatchObject({ id: ticket?.id, canCancel: false });
    expect(items[0]?.settledAt).not.toBeNull();
    expect(items[0]?.tiers).toHaveLength(1);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('can be cancelled before the lock but not after it', async () => {
    const before = await balance();
    const [first] = await draws.bet(juan, LOTTO, { lines: ONE_BET });
    const [second] = await draws.bet(juan, LOTTO, { lines: ONE_BET });
    const [back] = await juan.client.call(
      cancelTickets,
      { tickets: [first?.id ?? ''] },
      { idempotencyKey: crypto.randomUUID() },
    );
    expect(back).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(await balance()).toBe(before - 20_00);
    await passTo(second?.locksAt ?? 0);
    const refused = await rejection(
      juan.client.call(
        cancelTickets,
        { tickets: [second?.id ?? ''] },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
    expect(refused.code).toBe('NOT_CANCELLABLE');
    expect(await balance()).toBe(before - 20_00);
  });

  it('is placed once, even if sent several times under its key', async () => {
    const before = await balance();
    const key = crypto.randomUUID();
    const { draws: sold } = await offer();
    const slip = { lines: ONE_BET, draw: sold[0]?.number ?? '' };
    const first = await draws.bet(juan, LOTTO, slip, key);
    expect(await draws.bet(juan, LOTTO, slip, key)).toEqual(first);
    expect(await balance()).toBe(before - 20_00);
    const other = { ...slip, lines: [lottoLine([1, 2, 3, 4, 5, 7])] };
    expect((await rejection(draws.bet(juan, LOTTO, other, key))).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await balance()).toBe(before - 20_00);
  });

  it('rejects trial accounts and stakes above the limit per draw', async () => {
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    expect((await rejection(draws.bet(trial, LOTTO, { lines: ONE_BET }))).code).toBe(
      'TRUE_ACCOUNT_NEEDED',
    );
    await vip.signIn('vip001');
    const { draws: sold, maxStake, maxDrawStake } = await offer();
    const multiple = maxStake.minor / 20_00;
    const max = { lines: [lottoLine([1, 2, 3, 4, 5, 6], multiple)], draw: sold[0]?.number ?? '' };
    for (let spent = 0; spent < maxDrawStake.minor; spent += maxStake.minor) {
      await draws.bet(vip, LOTTO, max);
    }
    const more = { ...max, lines: ONE_BET };
    expect(await rejection(draws.bet(vip, LOTTO, more))).toMatchObject({
      code: 'DRAW_STAKE_LIMIT',
      messageKey: 'draw_stake_limit',
      params: { max: '₱200,000.00' },
    });
    // The limit is per draw.
    await draws.bet(vip, LOTTO, { ...more, draw: sold[1]?.number ?? '' });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('accepts several lines of ten thousand numbers each', async () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
    const line = { playType: 'lo-4', numbers: numbers.join(','), unit: 10, multiple: 1, rebate: 0 };
    await vip.signIn('vip001');
    const [ticket] = await draws.bet(vip, 'VN_NORTH', { lines: [line, line] });
    expect(ticket?.lines.map(({ bets }) => bets)).toEqual([10_000, 10_000]);
    await draws.passTo(ticket?.drawsAt ?? 0);
    await vip.signIn('vip001');
    const { items } = await vip.client.call(listTickets, { state: 'ended', lottery: 'VN_NORTH' });
    // Among all four-digit numbers, exactly one matches each prize of four or more digits.
    const wins = items[0]?.lines[0]?.wins.reduce((sum, { bets }) => sum + bets, 0);
    expect(wins).toBeGreaterThan(0);
    expect(items[0]?.payout.minor).toBeGreaterThan(0);
  });

  it('is rejected for a wrong total, a wrong draw or an invalid selection', async () => {
    const before = await balance();
    const { draws: sold, minStake } = await offer();
    const slip = {
      lottery: LOTTO,
      draw: sold[0]?.number ?? '',
      lines: ONE_BET,
      total: minorUnits(2_000),
      currency: minStake.currency,
    };
    const codeOf = async (changed: Partial<typeof slip>) =>
      (
        await rejection(
          juan.client.call(
            placeTicket,
            { ...slip, ...changed },
            { idempotencyKey: crypto.randomUUID() },
          ),
        )
      ).code;
    expect(await codeOf({ total: minorUnits(1_900) })).toBe('TOTAL_CHANGED');
    expect(await codeOf({ draw: '20200101' })).toBe('DRAW_LOCKED');
    expect(await codeOf({ lines: [lottoLine([1, 2, 3, 4, 5])] })).toBe('BAD_SELECTION');
    expect(await codeOf({ lines: [{ ...ONE_BET[0]!, rebate: 100 }] })).toBe('BAD_SELECTION');
    expect(await codeOf({ lines: [{ ...ONE_BET[0]!, unit: 10 }] })).toBe('BAD_SELECTION');
    const many = [lottoLine([1, 2, 3, 4, 5, 6], 6_000)];
    expect(await codeOf({ lines: many, total: minorUnits(12_000_000) })).toBe('STAKE_LIMIT');
    const dear = [lottoLine([1, 2, 3, 4, 5, 6], 5_000)];
    expect(await codeOf({ lines: dear, total: minorUnits(10_000_000) })).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect(await balance()).toBe(before);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
