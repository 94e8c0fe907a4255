import {
  claimMission,
  getBalance,
  getMissionLeaderboard,
  getMissionSummary,
  getRebates,
  getWheel,
  listPointTransactions,
} from '@perya/api-client';
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { bet } from '../../bets/schema';
import { checkPointLedger } from '../points/ledger';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { rank } from './board';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('maria03');
});

const mission = async (id: string) =>
  (await caller.client.call(getMissionSummary, {})).find((each) => each.id === id);
const claim = (id: string, idempotencyKey?: string) =>
  caller.client.call(claimMission, { id }, idempotencyKey ? { idempotencyKey } : {});
const balance = async () => (await caller.client.call(getBalance, {})).minor;
/** Bets of `maria03`, settled now. */
const play = async (count: number, over: Partial<typeof bet.$inferInsert> = {}) =>
  gateway.db.insert(bet).values(
    playedBets(count, {
      memberId: await memberIdOf(gateway.db, 'maria03'),
      settledAt: gateway.clock.now(),
      ...over,
    }),
  );

describe('a mission', () => {
  it('counts settled bets, and no void or open ones', async () => {
    expect(await mission('daily-bets')).toMatchObject({
      status: 'open',
      progress: '0',
      goal: '5',
      period: 'daily',
      reward: { minor: 500 },
    });
    await play(4);
    await play(3, { status: 'VOID' });
    await play(3, { status: 'OPEN', settledAt: null });
    expect(await mission('daily-bets')).toMatchObject({ status: 'open', progress: '4' });
    await play(2);
    expect(await mission('daily-bets')).toMatchObject({ status: 'done', progress: '5' });
    expect(await mission('weekly-turnover')).toMatchObject({ progress: '60.00' });
  });

  it('counts only wins in its own category', async () => {
    await play(2, { status: 'WON', payout: 50_00n, category: 'LIVE' });
    await play(1, { status: 'WON', payout: 50_00n });
    expect(await mission('daily-wins')).toMatchObject({ progress: '1' });
  });

  it('counts each day with a sign-in once', async () => {
    await caller.signIn('maria03');
    const { progress, goal } = (await mission('weekly-days')) ?? {};
    expect(Number(progress)).toBeGreaterThan(0);
    expect(goal).toBe('4');
    expect(await mission('weekly-days')).toMatchObject({ progress });
  });

  it('pays once, whatever the idempotency key', async () => {
    await play(5);
    const before = await balance();
    const first = await claim('daily-bets', 'mission-key-1');
    expect(first.amount).toEqual({ minor: 500, currency: 'PHP' });
    expect(await claim('daily-bets', 'mission-key-1')).toEqual(first);
    await expect(claim('daily-bets')).rejects.toMatchObject({
      status: 422,
      messageKey: 'reward_already_claimed',
    });
    expect(await balance()).toBe(before + 500);
    expect(await mission('daily-bets')).toMatchObject({ status: 'claimed' });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('pays points with the money, and sometimes a wheel ticket', async () => {
    expect(await mission('daily-bets')).toMatchObject({ rewardPoints: 20 });
    await play(5);
    // Play earns points too.
    const ofMissions = async () => {
      const { items } = await caller.client.call(listPointTransactions, { pageSize: 100 });
      return items.filter(({ source }) => source === 'MISSION').map(({ points }) => points);
    };
    expect(await ofMissions()).toEqual([]);
    expect(await claim('daily-bets')).toMatchObject({ points: 20 });
    expect(await ofMissions()).toEqual([20]);
    const tickets = async () => (await caller.client.call(getWheel, {})).mine?.tickets;
    expect(await tickets()).toBe(0);
    await play(1, { turnover: 2_000_00n, stake: 2_000_00n });
    expect(await claim('weekly-turnover')).toMatchObject({ points: 150 });
    expect(await tickets()).toBe(1);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it('pays only one of several concurrent claims', async () => {
    await play(5);
    const before = await balance();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => claim('daily-bets', `mission-rush-${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before + 500);
  });

  it('is rejected if not done or unknown, and for trial accounts', async () => {
    await expect(claim('daily-bets')).rejects.toMatchObject({ messageKey: 'mission_not_done' });
    await expect(claim('none')).rejects.toMatchObject({ status: 404 });
    await caller.signIn('trial01');
    await expect(claim('daily-bets')).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });

  it('starts again the next day', async () => {
    await play(5);
    await claim('daily-bets');
    gateway.clock.moveTo(24 * 3_600_000);
    await caller.signIn('maria03');
    expect(await mission('daily-bets')).toMatchObject({ status: 'open', progress: '0' });
  });
});

describe('the leaderboard', () => {
  it('ranks by the mission’s measure with masked names, and includes the caller’s own place', async () => {
    await play(7);
    const agent = await memberIdOf(gateway.db, 'agent01');
    await gateway.db
      .insert(bet)
      .values(playedBets(9, { memberId: agent, settledAt: gateway.clock.now() }));
    const board = await caller.client.call(getMissionLeaderboard, { missionId: 'daily-bets' });
    expect(board.items.slice(0, 2)).toEqual([
      { rank: 1, account: 'ag***1', score: '9', isSelf: false },
      { rank: 2, account: 'ma***3', score: '7', isSelf: true },
    ]);
    expect(board.self).toMatchObject({ rank: 2, score: '7' });
  });

  it('ranks by number of claims when no mission is given', async () => {
    expect(await caller.client.call(getMissionLeaderboard, {})).toMatchObject({
      items: [],
      self: null,
    });
    await play(5);
    await claim('daily-bets');
    const board = await caller.client.call(getMissionLeaderboard, {});
    expect(board.items).toEqual([{ rank: 1, account: 'ma***3', score: '1', isSelf: true }]);
  });

  it('gives equal scores the same place, and never ranks a higher score behind a lower one', () => {
    const scores = fc.array(fc.bigInt({ min: 0n, max: 5n }), { maxLength: 30 });
    fc.assert(
      fc.property(scores, (list) => {
        const ranked = rank(list.map((score, memberId) => ({ memberId, score })));
        ranked.forEach(({ score, place }) => {
          expect(place).toBe(1 + list.filter((other) => other > score).length);
        });
      }),
    );
  });
});

it('stays fast for a member with 100,000 bets', async () => {
  const memberId = await memberIdOf(gateway.db, 'maria03');
  const now = gateway.clock.now().toISOString();
  // One about every five minutes, for a year.
  await gateway.db.execute(sql`
    insert into bet (round_id, member_id, game_id, game_name, category, vendor, vendor_name, currency,
      stake, payout, turnover, status, placed_at, settled_at)
    select 'many-' || n, ${memberId}, 'g-1', 'Lantern Night', 'RNG', 'TLA', 'Tala Works', 'PHP',
      1000, 0, 1000, 'LOST', at, at
    from (select n, ${now}::timestamptz - n * interval '315 seconds' as at
      from generate_series(1, 100000) as n) as past`);
  await gateway.db.execute(sql`analyze bet`);
  const timed = async (ask: () => Promise<unknown>) => {
    await ask();
    const before = performance.now();
    await ask();
    return performance.now() - before;
  };
  // Limits for a busy machine; reading the whole history would take seconds.
  expect(await timed(() => caller.client.call(getMissionSummary, {}))).toBeLessThan(500);
  expect(
    await timed(() => caller.client.call(getMissionLeaderboard, { missionId: 'weekly-turnover' })),
  ).toBeLessThan(500);
  expect(await timed(() => caller.client.call(getRebates, {}))).toBeLessThan(500);
}, 60_000);
