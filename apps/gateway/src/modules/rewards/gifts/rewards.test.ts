import {
  claimMission,
  claimReward,
  getBalance,
  getPointBalance,
  joinTournament,
  listFreeSpins,
  listRewards,
  listTournaments,
  type MemberReward,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { checkPointLedger } from '../points/ledger';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { turnoverRequirement } from '../../money/turnover/schema';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let caller: TestCaller;
let memberId: number;
/** A member who registered a day ago and has done nothing except an old first deposit. */
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  memberId = await memberIdOf(gateway.db, 'maria03');
  await gateway.db.delete(turnoverRequirement).where(eq(turnoverRequirement.memberId, memberId));
  await change({
    clubRank: 0,
    dateOfBirth: null,
    createdAt: new Date(gateway.clock.now().getTime() - DAY_MS),
  });
  await caller.signIn('maria03');
});

const change = (values: Partial<typeof member.$inferInsert>) =>
  gateway.db.update(member).set(values).where(eq(member.id, memberId));
const all = async () => (await caller.client.call(listRewards, { pageSize: 100 })).items;
const of = async (kind: MemberReward['kind']) => (await all()).filter((each) => each.kind === kind);
const idOf = async (kind: MemberReward['kind']) => {
  const found = (await of(kind)).find(({ isClaimable }) => isClaimable);
  if (found === undefined) throw new Error(`No reward of ${kind} waits.`);
  return found.id;
};
const claim = (id: string, idempotencyKey?: string) =>
  caller.client.call(claimReward, { id }, idempotencyKey ? { idempotencyKey } : {});
const balance = async () => (await caller.client.call(getBalance, {})).minor;
const play = (count: number, over: Partial<typeof bet.$inferInsert> = {}) =>
  gateway.db
    .insert(bet)
    .values(playedBets(count, { memberId, settledAt: gateway.clock.now(), ...over }));

describe('a platform reward', () => {
  it('for registering is claimable, is paid once, and is the member’s own once its turnover is met', async () => {
    expect(await of('REGISTRATION')).toMatchObject([
      {
        state: 'issued',
        isClaimable: true,
        prize: { kind: 'cash', amount: { minor: 100_00 } },
        turnover: { required: { minor: 500_00 }, done: { minor: 0 } },
      },
    ]);
    const id = await idOf('REGISTRATION');
    const before = await balance();
    const first = await claim(id, 'reward-key-1');
    expect(first.prize).toMatchObject({ kind: 'cash', amount: { minor: 100_00 } });
    expect(await claim(id, 'reward-key-1')).toEqual(first);
    await expect(claim(id)).rejects.toMatchObject({ messageKey: 'reward_already_claimed' });
    expect(await balance()).toBe(before + 100_00);
    expect(await of('REGISTRATION')).toMatchObject([
      {
        state: 'process',
        isClaimable: false,
        turnover: { required: { minor: 500_00 }, done: { minor: 0 } },
      },
    ]);
    gateway.clock.moveTo(1_000);
    await play(20);
    expect(await of('REGISTRATION')).toMatchObject([
      { state: 'process', turnover: { done: { minor: 200_00 } } },
    ]);
    await play(30);
    expect(await of('REGISTRATION')).toMatchObject([
      { state: 'claimed', turnover: { done: { minor: 500_00 } } },
    ]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('pays only one of several concurrent claims', async () => {
    const id = await idOf('REGISTRATION');
    const before = await balance();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => claim(id, `reward-rush-${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before + 100_00);
  });

  it('is closed after it expires', async () => {
    const id = await idOf('REGISTRATION');
    gateway.clock.moveTo(30 * DAY_MS);
    await caller.signIn('maria03');
    expect(await of('REGISTRATION')).toMatchObject([{ state: 'closed', isClaimable: false }]);
    await expect(claim(id)).rejects.toMatchObject({ messageKey: 'reward_expired' });
  });

  it('is a share of the first deposit, and is announced before it', async () => {
    const juan = callerOf(gateway);
    // A newly created account has no deposits.
    const [fresh] = await gateway.db
      .insert(member)
      .values({
        account: 'newcomer9',
        nickname: 'New',
        currency: 'PHP',
        language: 'EN',
        passwordHash: (await passwordOf('maria03')) ?? '',
        passwordChangedAt: gateway.clock.now(),
        createdAt: gateway.clock.now(),
      })
      .returning({ id: member.id });
    const id = fresh?.id ?? 0;
    await juan.signIn('newcomer9');
    const welcome = async () =>
      (await juan.client.call(listRewards, { kind: 'WELCOME' })).items.map(({ state, prize }) => [
        state,
        prize.amount?.minor,
      ]);
    expect(await welcome()).toEqual([['comingSoon', 1_000_00]]);
    for (const [key, amount] of [
      ['first', 300_00n],
      ['second', 9_000_00n],
    ] as const) {
      gateway.clock.moveTo(gateway.clock.now().getTime() - Date.now() + 1_000);
      await post(gateway.db, {
        key: `welcome-${key}`,
        kind: 'deposit',
        at: gateway.clock.now(),
        entries: [
          { account: houseAccount('bank', 'PHP'), amount: -amount },
          { account: walletOf(id, 'PHP'), amount },
        ],
      });
    }
    expect(await welcome()).toEqual([['issued', 150_00]]);
  });

  it('is granted for each club level: points and free spins', async () => {
    expect(await of('LEVEL_UP')).toMatchObject([{ state: 'comingSoon', level: 1 }]);
    await change({ clubRank: 2 });
    const levels = await of('LEVEL_UP');
    expect(new Map(levels.map(({ level, state }) => [level, state]))).toEqual(
      new Map([
        [1, 'issued'],
        [2, 'issued'],
        [3, 'comingSoon'],
      ]),
    );
    const points = await caller.client.call(getPointBalance, {});
    for (const { id, isClaimable } of levels) if (isClaimable) await claim(id);
    expect(await caller.client.call(getPointBalance, {})).toBe(points + 200);
    expect((await caller.client.call(listFreeSpins, {})).items).toMatchObject([
      { source: 'REWARD', spins: 10 },
    ]);
    expect((await caller.client.call(listRewards, {})).toClaim).toBe(1);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it('is granted once per birthday', async () => {
    const today = gateway.clock.now().toISOString().slice(5, 10);
    await change({
      dateOfBirth: `1990-${today}`,
      createdAt: new Date(gateway.clock.now().getTime() - 60 * DAY_MS),
    });
    gateway.clock.moveTo(DAY_MS);
    await caller.signIn('maria03');
    const states = async () => (await of('BIRTHDAY')).map(({ state }) => state);
    expect(await states()).toEqual(['issued', 'comingSoon']);
    await claim(await idOf('BIRTHDAY'));
    gateway.clock.moveTo(2 * DAY_MS);
    await caller.signIn('maria03');
    expect(await states()).toEqual(['process', 'comingSoon']);
  });

  it('can only be claimed by its own member, and not by trial accounts', async () => {
    const id = await idOf('REGISTRATION');
    await expect(claim('R999999')).rejects.toMatchObject({ status: 404 });
    await caller.signIn('juan01');
    await expect(claim(id)).rejects.toMatchObject({ status: 404 });
    await caller.signIn('trial01');
    await expect(claim(id)).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
    expect((await caller.client.call(listRewards, {})).items).toEqual([]);
  });
});

describe('the list of rewards', () => {
  it('includes rewards won elsewhere, with their turnover', async () => {
    await play(5);
    await caller.client.call(claimMission, { id: 'daily-bets' });
    const { items } = await caller.client.call(listTournaments, { state: 'running' });
    await caller.client.call(joinTournament, { id: items[0]?.id ?? '' });
    expect(await of('MISSION')).toMatchObject([
      { state: 'process', turnover: { required: { minor: 500 } }, isClaimable: false },
    ]);
    expect((await of('TOURNAMENT')).map(({ state }) => state)).toContain('joined');
  });

  it('puts claimable rewards first, and filters by kind and state', async () => {
    const states = (await all()).map(({ state }) => state);
    expect(states[0]).toBe('issued');
    const { items, totalCount } = await caller.client.call(listRewards, { state: 'issued' });
    expect(totalCount).toBe(states.filter((state) => state === 'issued').length);
    expect(items.every(({ state }) => state === 'issued')).toBe(true);
  });

  it('lists the demo member’s promotions in each of their states', async () => {
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    const { items } = await juan.client.call(listRewards, { kind: 'PROMOTION', pageSize: 50 });
    expect(new Set(items.map(({ state }) => state)).size).toBeGreaterThan(2);
    expect(items.every(({ title }) => title !== null)).toBe(true);
  });
});

async function passwordOf(account: string): Promise<string | undefined> {
  const [row] = await gateway.db
    .select({ hash: member.passwordHash })
    .from(member)
    .where(eq(member.account, account));
  return row?.hash;
}
