import {
  answerRealityCheck,
  applyForPromotion,
  checkPlay,
  confirmProtectionLimit,
  dropProtectionChange,
  excludeMyself,
  getAvailablePromotionCount,
  getNetPosition,
  getProtection,
  launchGame,
  listPromotions,
  setProtectionLimit,
  setRealityCheck,
  takeTimeOut,
  type LimitKind,
  type LimitPeriod,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { gameListOf } from '../games/game-list/gameList';
import { hasEngine } from '../games/game-list/types';
import { attemptCounter } from '../../kernel/http/schema';
import { checkLedger, houseAccount, post, walletOf } from '../../kernel/ledger';
import { createTestDraws, lottoLine } from '../lottery/lotteryTesting';
import { member } from '../identity/members/schema';
import { placeBet, raiseBet, settleBet } from '../games/play/bets';
import type { Player } from '../games/play/sessions';
import { bet } from '../bets/schema';
import { DEMO_PASSWORD } from '../identity/members/seed';
import { rejection } from '../identity/session/testing';
import { DEFAULT_PROTECTION } from './settings';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { assertMayDeposit } from './assertMay';
import { memberBreak, memberLimit, memberPlay } from './schema';
import { monthsAfter } from './takeBreak';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let gateway: TestGateway;
let juan: TestCaller;
let player: Player;
/** Ten in the morning in Manila. */
let start: number;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  const [me] = await gateway.db.select().from(member).where(eq(member.account, 'juan01'));
  const game = (await gameListOf(gateway.platform)).popular.find(hasEngine);
  if (me === undefined || game === undefined) throw new Error('The seed has changed.');
  player = {
    sessionId: randomUUID(),
    member: me,
    game,
    mode: 'real',
    language: 'EN',
    backUrl: null,
    roomId: null,
  };
  const now = gateway.clock.now().getTime();
  start = Math.floor(now / DAY) * DAY + 2 * HOUR;
  while (start < now) start += DAY;
});

beforeEach(async () => {
  const { db } = gateway;
  await db.delete(memberLimit);
  await db.delete(memberBreak);
  await db.delete(memberPlay);
  await db.delete(attemptCounter);
  await forgetBets();
  goTo(start);
  // Each test has its own days: deposits of one test don't count in the next.
  start += 2 * DAY;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

/** Makes earlier bets old and settled. Faster than moving the clock, which would run its draws. */
async function forgetBets(): Promise<void> {
  const at = new Date(start - 300 * DAY);
  await gateway.db
    .update(bet)
    .set({ placedAt: at, settledAt: at, status: 'LOST', payout: 0n })
    .where(eq(bet.memberId, player.member.id));
}

function goTo(instant: number): void {
  const { clock } = gateway;
  clock.moveTo(clock.offsetMs + instant - clock.now().getTime());
}
const wait = (milliseconds: number) => goTo(gateway.clock.now().getTime() + milliseconds);
/** Signs in again, because the session expires within a day. */
async function waitAndReturn(milliseconds: number): Promise<void> {
  wait(milliseconds);
  await juan.signIn('juan01');
}

const setLimit = (kind: LimitKind, period: LimitPeriod, amount: number | null) =>
  juan.client.call(setProtectionLimit, {
    kind,
    period,
    amount: amount === null ? null : minorUnits(amount),
  });

async function limitOf(kind: LimitKind, period: LimitPeriod) {
  const { limits } = await juan.client.call(getProtection, {});
  const found = limits.find((limit) => limit.kind === kind && limit.period === period);
  if (found === undefined) throw new Error(`There is no ${kind} limit by the ${period}.`);
  return found;
}

interface Placed {
  betId: number | null;
  roundId: string;
}

async function place(stake: bigint): Promise<Placed> {
  const roundId = randomUUID();
  const at = gateway.clock.now();
  const betId = await gateway.db.transaction((tx) =>
    placeBet(tx, gateway.platform, player, { roundId, stake, at }),
  );
  return { betId, roundId };
}

const settle = (ref: Placed, payout: bigint) =>
  settleBet(gateway.db, player, ref, { payout, at: gateway.clock.now() });

const lose = async (stake: bigint) => settle(await place(stake), 0n);

const launch = () => {
  const { id: gameId, nodeId, vendor } = player.game;
  return juan.client.call(launchGame, { gameId, nodeId, vendor, isDemo: false, key: randomUUID() });
};

const payIn = (amount: bigint) =>
  gateway.db.transaction(async (tx) => {
    const { clock, brand } = gateway.platform;
    const ctx = { now: () => clock.now(), brand: brand.current, language: 'EN' };
    await assertMayDeposit(tx, ctx, {
      memberId: player.member.id,
      amount,
      waiting: () => Promise.resolve(0n),
    });
    await post(tx, {
      key: randomUUID(),
      kind: 'deposit',
      at: clock.now(),
      entries: [
        { account: walletOf(player.member.id, 'PHP'), amount },
        { account: houseAccount('bank', 'PHP'), amount: -amount },
      ],
    });
  });

describe('a loss limit', () => {
  it('rejects a bet that could exceed it before it’s placed, and states what is left and until when', async () => {
    await setLimit('loss', 'day', 500_00);
    await lose(300_00n);
    await expect(place(200_01n)).rejects.toMatchObject({
      status: 422,
      code: 'LOSS_LIMIT',
      messageKey: 'loss_limit_day',
      details: {
        params: {
          max: '₱500.00',
          left: '₱200.00',
          until: expect.stringContaining(' 00:00') as string,
        },
      },
    });
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: 500_00, used: 300_00 });
    await lose(200_00n);
    await expect(place(1n)).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    await expect(launch()).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('counts what is at risk in open bets, whenever they were placed', async () => {
    await setLimit('loss', 'day', 100_00);
    const open = await place(80_00n);
    await expect(place(30_00n)).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    await launch();
    await expect(
      raiseBet(gateway.db, gateway.platform, player, {
        ref: open,
        stake: 30_00n,
        key: randomUUID(),
        at: gateway.clock.now(),
      }),
    ).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    wait(DAY);
    await expect(place(30_00n)).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    await settle(open, 100_00n);
    // Winnings can be lost again: the limit is on the net loss.
    await lose(120_00n);
    await expect(place(1n)).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
  });

  it.each<[LimitPeriod, string, string]>([
    // Midnight in Manila is 16:00 UTC.
    ['day', 'T15:59:59Z', 'T16:00:00Z'],
  ])('resets with the %s in the brand’s time zone, not in UTC', async (period, last, first) => {
    const day = gateway.clock.now().toISOString().slice(0, 10);
    await setLimit('loss', period, 100_00);
    goTo(Date.parse(day + last));
    await lose(100_00n);
    await expect(place(1_00n)).rejects.toMatchObject({ code: 'LOSS_LIMIT' });
    goTo(Date.parse(day + first));
    await lose(100_00n);
    await juan.signIn('juan01');
    expect(await limitOf('loss', period)).toMatchObject({ used: 100_00 });
  });

  it('for a week lasts past the day, and resets with the week', async () => {
    while (new Date(gateway.clock.now()).getUTCDay() !== 3) wait(DAY);
    await juan.signIn('juan01');
    await setLimit('loss', 'week', 100_00);
    await lose(100_00n);
    wait(DAY);
    await expect(place(1_00n)).rejects.toMatchObject({ messageKey: 'loss_limit_week' });
    wait(7 * DAY);
    start += 16 * DAY;
    await lose(100_00n);
  });

  it('applies to lottery tickets too, which are then neither sold nor paid', async () => {
    const draws = createTestDraws(gateway);
    await setLimit('loss', 'month', 1_00);
    const open = await draws.bet(juan, 'PH_6_42', { lines: [lottoLine([1, 2, 3, 4, 5, 6])] }).then(
      () => 'sold',
      (error: { code: string }) => error.code,
    );
    expect(open).toBe('LOSS_LIMIT');
  });

  it('allows only one of several concurrent bets to use what is left', async () => {
    await setLimit('loss', 'day', 100_00);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => place(60_00n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['LOSS_LIMIT']));
  });

  it('is never exceeded, whatever is bet, won, lost or left open', async () => {
    const step = fc.record({
      stake: fc.bigInt({ min: 1n, max: 60_00n }),
      payout: fc.option(fc.bigInt({ min: 0n, max: 80_00n }), { nil: undefined }),
    });
    const rejections: (string | undefined)[] = [];
    await setLimit('loss', 'day', 200_00);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { stake, payout } of steps) {
          const placed = await place(stake).catch((error: unknown) => {
            rejections.push((error as { code?: string }).code);
            return undefined;
          });
          if (placed !== undefined && payout !== undefined) await settle(placed, payout);
        }
        const from = gateway.clock.now().getTime() - HOUR;
        const rows = await gateway.db.select().from(bet).where(eq(bet.memberId, player.member.id));
        const worst = rows
          .filter(({ placedAt }) => placedAt.getTime() >= from)
          .reduce((sum, row) => sum + row.stake - row.payout, 0n);
        expect(worst).toBeLessThanOrEqual(200_00n);
      }),
      { numRuns: 8 },
    );
    expect(rejections.filter((code) => code !== 'LOSS_LIMIT')).toEqual([]);
  });
});

describe('a change of a limit', () => {
  it('takes effect at once if lower; if higher, it’s delayed and must be confirmed again', async () => {
    expect(await setLimit('loss', 'day', 500_00)).toEqual({ holds: true });
    expect(await setLimit('loss', 'day', 100_00)).toEqual({ holds: true });
    expect(await setLimit('loss', 'day', 900_00)).toEqual({ holds: false });
    const asked = gateway.clock.now().getTime();
    const { amount, pending } = await limitOf('loss', 'day');
    expect([amount, pending?.amount]).toEqual([100_00, 900_00]);
    expect(Math.abs((pending?.readyAt ?? 0) - asked - DAY)).toBeLessThan(5_000);
    const ref = { kind: 'loss', period: 'day' } as const;
    await waitAndReturn(DAY - MINUTE);
    expect(await rejection(juan.client.call(confirmProtectionLimit, ref))).toMatchObject({
      status: 422,
      code: 'LIMIT_CHANGE_NOT_READY',
    });
    wait(2 * MINUTE);
    // Without a confirmation it doesn't take effect.
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: 100_00 });
    await juan.client.call(confirmProtectionLimit, ref);
    expect(await limitOf('loss', 'day')).toMatchObject({ amount: 900_00, pending: null });
  });

  it('to no limit is delayed too, and can be cancelled', async () => {
    await setLimit('deposit', 'week', 100_00);
    expect(await setLimit('deposit', 'week', null)).toEqual({ holds: false });
    const ref = { kind: 'deposit', period: 'week' } as const;
    await juan.client.call(dropProtectionChange, ref);
    expect(await limitOf('deposit', 'week')).toMatchObject({ amount: 100_00, pending: null });
    await setLimit('deposit', 'week', null);
    await waitAndReturn(DAY + MINUTE);
    await juan.client.call(confirmProtectionLimit, ref);
    expect(await limitOf('deposit', 'week')).toMatchObject({ amount: null, pending: null });
  });

  it('expires if it’s not confirmed within a week, or if a lower one follows', async () => {
    const ref = { kind: 'loss', period: 'week' } as const;
    await setLimit('loss', 'week', 100_00);
    await setLimit('loss', 'week', 200_00);
    await waitAndReturn(8 * DAY + MINUTE);
    start += 10 * DAY;
    const gone = { code: 'LIMIT_CHANGE_GONE' };
    expect(await rejection(juan.client.call(confirmProtectionLimit, ref))).toMatchObject(gone);
    expect(await limitOf('loss', 'week')).toMatchObject({ pending: null });
    await setLimit('loss', 'week', 200_00);
    await setLimit('loss', 'week', 50_00);
    await waitAndReturn(DAY + MINUTE);
    expect(await rejection(juan.client.call(confirmProtectionLimit, ref))).toMatchObject(gone);
  });

  it('is rejected for a limit that doesn’t exist or is out of range', async () => {
    expect(await rejection(setLimit('time', 'week', 60_00))).toMatchObject({ status: 400 });
    expect(await rejection(setLimit('time', 'day', 1441_00))).toMatchObject({ status: 400 });
    expect(await rejection(setLimit('loss', 'day', 0))).toMatchObject({ status: 400 });
  });

  it('is rejected for trial accounts', async () => {
    await juan.signIn('trial01');
    expect(await rejection(juan.client.call(getProtection, {}))).toMatchObject({
      messageKey: 'in_need_true_account',
    });
  });
});

describe('a deposit limit', () => {
  it('rejects deposits that would exceed it, and resets with its period', async () => {
    await setLimit('deposit', 'day', 1_000_00);
    await payIn(600_00n);
    await expect(payIn(400_01n)).rejects.toMatchObject({
      code: 'DEPOSIT_LIMIT',
      messageKey: 'deposit_limit_day',
    });
    await payIn(400_00n);
    expect(await limitOf('deposit', 'day')).toMatchObject({ used: 1_000_00 });
    wait(DAY);
    await payIn(1_000_00n);
  });

  it('allows only one of two concurrent deposits to use what is left', async () => {
    await setLimit('deposit', 'day', 1_000_00);
    const outcomes = await Promise.allSettled([payIn(700_00n), payIn(700_00n)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the time limit', () => {
  it('counts all time at play of a day, without pauses, and ends play', async () => {
    await setLimit('time', 'day', 30_00);
    await setRealityOff();
    for (let minute = 0; minute < 20; minute += 1) {
      await juan.client.call(checkPlay, {});
      wait(MINUTE);
    }
    await juan.client.call(checkPlay, {});
    expect(await limitOf('time', 'day')).toMatchObject({ used: 20_00 });
    wait(30 * MINUTE);
    await lose(1_00n);
    expect(await limitOf('time', 'day')).toMatchObject({ used: 20_00 });
    for (let minute = 0; minute < 10; minute += 1) {
      wait(MINUTE);
      await juan.client.call(checkPlay, {});
    }
    await expect(place(1_00n)).rejects.toMatchObject({ code: 'TIME_LIMIT' });
    await expect(launch()).rejects.toMatchObject({ code: 'TIME_LIMIT' });
    expect((await juan.client.call(checkPlay, {})).over).toMatchObject({ reason: 'time-limit' });
    wait(DAY);
    await place(1_00n);
  });
});

const setRealityOff = () => juan.client.call(setRealityCheck, { minutes: 0 });

describe('the reality check', () => {
  it('is due after the chosen play time, states the result, and is due again after the next', async () => {
    await juan.client.call(setRealityCheck, { minutes: 15 });
    const check = () => juan.client.call(checkPlay, {});
    expect(await check()).toMatchObject({ isDue: false, playedMs: 0 });
    await lose(50_00n);
    for (let minute = 0; minute < 15; minute += 1) {
      wait(MINUTE);
      await juan.client.call(checkPlay, {});
    }
    const due = await check();
    expect(due).toMatchObject({ isDue: true, result: { minor: -50_00 } });
    expect(due.playedMs).toBeGreaterThanOrEqual(15 * MINUTE);
    await juan.client.call(answerRealityCheck, {});
    expect(await check()).toMatchObject({ isDue: false });
    for (let minute = 0; minute < 15; minute += 1) {
      wait(MINUTE);
      await juan.client.call(checkPlay, {});
    }
    expect(await check()).toMatchObject({ isDue: true });
  });

  it('has one of the brand’s intervals', async () => {
    expect(await rejection(juan.client.call(setRealityCheck, { minutes: 7 }))).toMatchObject({
      status: 400,
    });
    await setRealityOff();
    expect(await juan.client.call(checkPlay, {})).toMatchObject({ isDue: false, dueInMs: null });
  });
});

describe('a time-out', () => {
  it('blocks play, deposits and offers until it’s over, and open bets are settled as usual', async () => {
    const open = await place(10_00n);
    await juan.client.call(takeTimeOut, { hours: 24 });
    const onBreak = { status: 403, code: 'ON_BREAK', messageKey: 'on_break' };
    expect(await rejection(launch())).toMatchObject(onBreak);
    await expect(place(1_00n)).rejects.toMatchObject({ code: 'ON_BREAK' });
    await expect(payIn(1_00n)).rejects.toMatchObject({ code: 'ON_BREAK' });
    expect((await juan.client.call(listPromotions, {})).items).toEqual([]);
    expect(await juan.client.call(getAvailablePromotionCount, {})).toBe(0);
    await settle(open, 20_00n);
    await waitAndReturn(DAY + MINUTE);
    await launch();
    expect((await juan.client.call(listPromotions, {})).items.length).toBeGreaterThan(0);
  });

  it('can be extended but never shortened', async () => {
    await juan.client.call(takeTimeOut, { hours: 72 });
    expect(await rejection(juan.client.call(takeTimeOut, { hours: 24 }))).toMatchObject({
      code: 'ON_BREAK',
    });
    await juan.client.call(takeTimeOut, { hours: 168 });
    const { playBreak } = await juan.client.call(getProtection, {});
    const left = (playBreak?.endsAt ?? 0) - gateway.clock.now().getTime();
    expect(Math.abs(left - 7 * DAY)).toBeLessThan(5_000);
  });

  it('has one of the brand’s lengths', async () => {
    expect(await rejection(juan.client.call(takeTimeOut, { hours: 1 }))).toMatchObject({
      status: 400,
    });
    for (const hours of DEFAULT_PROTECTION.timeOutHours) {
      expect(hours).toBeGreaterThanOrEqual(24);
      expect(hours).toBeLessThanOrEqual(42 * 24);
    }
  });
});

describe('a self-exclusion', () => {
  const exclude = (months: number | null, password = DEMO_PASSWORD) =>
    juan.client.call(excludeMyself, { months, password, confirmed: true });

  it('requires the password', async () => {
    expect(await rejection(exclude(6, 'Wrong2026'))).toMatchObject({
      messageKey: 'login_password_wrong',
    });
    expect((await juan.client.call(getProtection, {})).playBreak).toBeNull();
  });

  it('ends the session, rejects sign-in with its own message, and expires', async () => {
    await exclude(6);
    expect(await rejection(juan.client.call(getProtection, {}))).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
    });
    expect(await rejection(juan.signIn('juan01'))).toMatchObject({
      status: 403,
      code: 'SELF_EXCLUDED',
      messageKey: 'account_self_excluded',
    });
    wait(190 * DAY);
    await juan.signIn('juan01');
    start += 200 * DAY;
  });

  it('without a period never expires', async () => {
    await exclude(null);
    wait(100 * DAY);
    start += 110 * DAY;
    expect(await rejection(juan.signIn('juan01'))).toMatchObject({
      messageKey: 'account_excluded_for_good',
    });
  });

  it('is revealed only with the right password', async () => {
    await exclude(6);
    expect(await rejection(juan.signIn('juan01', 'Wrong2026'))).toMatchObject({
      messageKey: 'wrong_credentials',
    });
  });

  it.each([
    ['2026-08-31T10:00Z', 6, '2027-02-28T10:00Z'],
    ['2026-11-22T10:00Z', 12, '2027-11-22T10:00Z'],
    ['2028-02-29T10:00Z', 60, '2033-02-28T10:00Z'],
  ])('from %s for %i months ends at %s', (from, months, to) => {
    expect(monthsAfter(new Date(from), months)).toEqual(new Date(to));
  });
});

describe('the net position', () => {
  it('adds up deposits, withdrawals, stakes and payouts', async () => {
    const { periods: before } = await juan.client.call(getNetPosition, {});
    await payIn(500_00n);
    await settle(await place(100_00n), 30_00n);
    await place(20_00n);
    const { periods: after } = await juan.client.call(getNetPosition, {});
    for (const [place, period] of (['week', 'month', 'year'] as const).entries()) {
      expect(after[place]?.period).toBe(period);
      const grown = (name: 'deposits' | 'stakes' | 'payouts' | 'net') =>
        (after[place]?.[name].minor ?? 0) - (before[place]?.[name].minor ?? 0);
      expect(grown('deposits')).toBe(500_00);
      // The open bet isn't settled yet.
      expect([grown('stakes'), grown('payouts'), grown('net')]).toEqual([100_00, 30_00, -70_00]);
    }
  });
});

describe('offers during a break', () => {
  it('can’t be claimed by a direct call either', async () => {
    const { items } = await juan.client.call(listPromotions, {});
    const offer = items.find(({ id }) => id !== '');
    await juan.client.call(takeTimeOut, { hours: 24 });
    const call = juan.client.call(applyForPromotion, {
      id: offer?.id ?? '',
      comment: 'Please',
    });
    const refused = await rejection(call);
    expect(['ON_BREAK', 'PROMOTION_AUTOMATIC', 'PROMOTION_RANK']).toContain(refused.code);
  });
});
