import {
  addFavourite,
  applyForPromotion,
  claimPromotion,
  createDeposit,
  getBalance,
  getBettingRecord,
  getPromotion,
  listBonuses,
  listFreeSpins,
  listGames,
  listRewards,
  setProtectionLimit,
  startDeposit,
  type Bonus,
} from '@perya/api-client';
import type { SlotFacts, SpinReply } from '@perya/game-engines/slot';
import { minorUnits, type Money } from '@perya/rules/money';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { bonusIn } from '../../../kernel/money';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { bet } from '../../bets/schema';
import { createTestPage } from '../../games/play/playTesting';
import { rejection } from '../../identity/session/testing';
import { member } from '../../identity/members/schema';
import { turnoverRequirement } from '../../money/turnover/schema';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { isAroundBirthday } from './eligibility';
import { issueBonuses } from './issueBonuses';
import { PROMOTIONS, type PromotionSeed } from './promotions';
import type { CountedGames } from './rules/rule';
import { promotionApplication } from './schema';
import { seasonAt } from './season';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let gateway: TestGateway;
let maria: TestCaller;
let memberId: number;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  maria = callerOf(gateway);
  memberId = await memberIdOf(gateway.db, 'maria03');
  await maria.signIn('maria03');
});

const timeZone = () => gateway.platform.brand.current.timeZone;
const now = () => gateway.clock.now();
/** Moves to an instant, and signs in again: sessions end meanwhile. */
async function moveTo(instant: number) {
  gateway.clock.moveTo(instant - Date.now());
  await maria.signIn('maria03');
}
const detail = (id: string) => maria.client.call(getPromotion, { id });
const join = (id: string) => maria.client.call(applyForPromotion, { id });
const claim = (id: string) => maria.client.call(claimPromotion, { id });
const rowsOf = (promoId: string) =>
  gateway.db
    .select()
    .from(promotionApplication)
    .where(
      and(eq(promotionApplication.promoId, promoId), eq(promotionApplication.memberId, memberId)),
    );
const seedOf = (id: string): PromotionSeed => {
  const seed = PROMOTIONS.find((each) => each.id === id);
  if (seed === undefined) throw new Error(`There is no promotion ${id}.`);
  return seed;
};
/** A lost bet that counts for a rule's games. */
const play = (games: CountedGames, over: Partial<typeof bet.$inferInsert> = {}) =>
  gateway.db.insert(bet).values(
    playedBets(1, {
      memberId,
      settledAt: now(),
      ...(games.by === 'category'
        ? { category: games.category, gameName: 'Anything' }
        : { gameName: `${games.word} Night` }),
      ...over,
    }),
  );
/** Two gateways on the same database, and then one of them once more. */
async function issueTwice() {
  const other = { ...gateway.platform };
  await Promise.all([issueBonuses(gateway.platform), issueBonuses(other)]);
  await issueBonuses({ ...gateway.platform });
}
/** The start of a season that's still to come, and so has no play of the seed. */
function nextSeason({ season }: PromotionSeed) {
  for (let day = 0; day < 150; day += 1) {
    const times = seasonAt(season, now().getTime() + day * DAY_MS, timeZone());
    if (times.startsAt > now().getTime()) return times;
  }
  throw new Error('The promotion has no season to come.');
}

describe('a promotion that members join', () => {
  const joined = PROMOTIONS.filter(({ entry }) => entry === 'JOIN');

  it.each(joined.map(({ id }) => id))('comes to its end: %s', async (id) => {
    const seed = seedOf(id);
    const { rule, season } = seed;
    const isOnce = season.every === 'once';
    if (!isOnce) await moveTo(nextSeason(seed).startsAt + HOUR_MS);
    await join(id);
    expect((await detail(id)).state).toBe('joined');
    const amount = await meet(rule);
    if (!isOnce)
      await moveTo((seasonAt(season, now().getTime(), timeZone()).endsAt ?? 0) + HOUR_MS);
    await issueTwice();
    const issued = await detail(id);
    expect(issued.state).toBe('issued');
    expect(issued.bonus).toEqual({ minor: amount, currency: 'PHP' });
    expect(issued.claimUntil).toBeGreaterThan(now().getTime());
    const before = await maria.client.call(getBalance, {});
    await claim(id);
    const after = await maria.client.call(getBalance, {});
    expect(after.minor - before.minor).toBe(amount);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  /** Does what a rule asks for, and returns what it pays, in minor units. */
  async function meet(rule: PromotionSeed['rule']): Promise<number> {
    if (rule.kind === 'steps') {
      await takeSteps();
      return Number(bonusIn(rule.units, 'PHP'));
    }
    if (rule.kind === 'stakeCashback') {
      await play(rule.games, { stake: 100_000n, turnover: 100_000n });
      await play(rule.games, { stake: 50_000n, payout: 50_000n, turnover: 0n, status: 'DRAWN' });
      await play({ by: 'category', category: 'RNG' }, { stake: 70_000n, turnover: 70_000n });
      return (100_000 * rule.basisPoints) / 10_000;
    }
    if (rule.kind !== 'sharedPool') throw new Error(`Nothing is known to meet ${rule.kind}.`);
    const target = bonusIn(rule.targetUnits, 'PHP');
    await play(rule.games, { stake: target, turnover: target });
    return Number(bonusIn(rule.maxUnits, 'PHP'));
  }

  async function takeSteps() {
    await gateway.db.update(member).set({ mobile: '+639170000077' }).where(eq(member.id, memberId));
    await maria.client.call(setProtectionLimit, {
      kind: 'loss',
      period: 'day',
      amount: minorUnits(500_000),
    });
    const done = async () => (await detail('np-steps')).progress?.done;
    expect(await done()).toBe('2');
    const [game] = (await maria.client.call(listGames, { pageSize: 1 })).items;
    if (game === undefined) throw new Error('There is no game.');
    const { nodeId, vendor, category } = game;
    await maria.client.call(addFavourite, { nodeId, vendor, category });
    expect(await done()).toBe('3');
    await createTestPage(gateway).open<SlotFacts>(maria, 'slot', { isDemo: true });
    expect((await detail('np-steps')).progress).toEqual({
      done: '4',
      target: '4',
      unit: 'steps',
      currency: null,
    });
  }
});

describe('the lantern', () => {
  const id = 'event-lanterns';
  const accounts = ['maria03', 'vip001', 'fresh01'];

  it('is shared equally by those who joined and reached the turnover, and never beyond the pool', async () => {
    const seed = seedOf(id);
    if (seed.rule.kind !== 'sharedPool') throw new Error('The lantern is no pool.');
    const { rule } = seed;
    const { startsAt, endsAt } = nextSeason(seed);
    await moveTo(startsAt + HOUR_MS);
    const target = bonusIn(rule.targetUnits, 'PHP');
    for (const [index, account] of accounts.entries()) {
      const each = await memberIdOf(gateway.db, account);
      await gateway.db.insert(promotionApplication).values({
        promoId: id,
        seasonStart: new Date(startsAt),
        memberId: each,
        status: 'JOINED',
        currency: 'PHP',
        createdAt: now(),
      });
      // The last one misses the target by a centavo.
      const stake = index === 2 ? target - 1n : target;
      await play(rule.games, { memberId: each, stake, turnover: stake });
    }
    const half = (await detail(id)).progress;
    expect(half).toMatchObject({ unit: 'money', currency: 'PHP', done: half?.target });
    await moveTo((endsAt ?? 0) + HOUR_MS);
    await issueTwice();
    const rows = await gateway.db
      .select()
      .from(promotionApplication)
      .where(
        and(
          eq(promotionApplication.promoId, id),
          eq(promotionApplication.seasonStart, new Date(startsAt)),
        ),
      );
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['ISSUED', 'ISSUED', 'JOINED']);
    const paid = rows.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
    expect(paid).toBe(2n * bonusIn(rule.maxUnits, 'PHP'));
    expect(paid <= bonusIn(rule.poolUnits, 'PHP')).toBe(true);
  });
});

describe('daily cashback', () => {
  const id = 'cashback-daily';
  const RNG: CountedGames = { by: 'category', category: 'RNG' };

  it('returns the announced share of a day’s real losses, once', async () => {
    const page = createTestPage(gateway);
    const { secret, game } = await page.open<SlotFacts>(maria, 'slot');
    const record = async () => (await maria.client.call(getBettingRecord, {})).totals;
    const before = await record();
    let feature: SpinReply['feature'] = null;
    for (let spins = 0; spins < 8 || feature !== null; spins += 1) {
      const body = { roundKey: randomUUID(), stake: game.stakes[0] };
      ({ feature } = (await page.ask<SpinReply>('spin', { secret, body })).value);
    }
    // A certain loss, in case the spins won.
    await play(RNG, { stake: 100_000_000n });
    const after = await record();
    const lost = BigInt(
      after.stake.minor - before.stake.minor - (after.payout.minor - before.payout.minor),
    );
    const { basisPoints } = gateway.platform.brand.current.cashback;
    gateway.clock.moveTo(DAY_MS);
    await issueTwice();
    expect((await rowsOf(id)).map(({ status, amount }) => [status, amount])).toEqual([
      ['ISSUED', (lost * BigInt(basisPoints)) / 10_000n],
    ]);
  });

  it('is nothing for a win, and nothing for games that aren’t listed', async () => {
    await play(RNG, { stake: 1_000n, payout: 900_000n, status: 'WON' });
    await play(RNG, { stake: 500_000n });
    await play({ by: 'category', category: 'FISH' }, { stake: 900_000n });
    gateway.clock.moveTo(DAY_MS);
    await issueTwice();
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is issued for the days of an outage, claimed together with the turnover, and expires', async () => {
    await play(RNG, { stake: 100_000n });
    await play(RNG, { stake: 200_000n, settledAt: new Date(now().getTime() + DAY_MS) });
    await moveTo(now().getTime() + 3 * DAY_MS);
    await issueTwice();
    expect(await detail(id)).toMatchObject({ state: 'issued', bonus: { minor: 3_500 + 7_000 } });
    const { amount } = await claim(id);
    expect(amount.minor).toBe(10_500);
    expect(await detail(id)).toMatchObject({ state: 'claimed', bonus: { minor: 10_500 } });
    // The card has the same sums as the two rows of the Bonuses page.
    const { items } = await maria.client.call(listRewards, {});
    const card = items.find(({ promotionId }) => promotionId === id);
    const { title } = await detail(id);
    const listed = (await maria.client.call(listBonuses, {})).items.filter(
      (bonus) => bonus.title === title,
    );
    expect(listed).toHaveLength(2);
    const sum = (of: (bonus: Bonus) => Money) =>
      listed.reduce((total, bonus) => total + of(bonus).minor, 0);
    expect(card?.prize).toMatchObject({ amount: { minor: sum(({ amount }) => amount) } });
    expect(card?.turnover).toMatchObject({
      required: { minor: sum(({ turnoverRequired }) => turnoverRequired) },
      done: { minor: sum(({ turnoverDone }) => turnoverDone) },
    });
    const rows = await rowsOf(id);
    const asked = await gateway.db
      .select()
      .from(turnoverRequirement)
      .where(
        and(eq(turnoverRequirement.memberId, memberId), eq(turnoverRequirement.source, 'BONUS')),
      );
    const { bonusTimes } = gateway.platform.brand.current.turnover;
    for (const { id: row, amount: each } of rows) {
      const required = asked.find(({ sourceId }) => sourceId === String(row))?.amount;
      expect(required).toBe((each ?? 0n) * BigInt(bonusTimes));
    }
    expect((await rejection(claim(id))).messageKey).toBe('promotion_already_claimed');

    await play(RNG, { stake: 100_000n });
    await moveTo(now().getTime() + DAY_MS);
    await issueBonuses(gateway.platform);
    expect((await detail(id)).state).toBe('issued');
    await moveTo(now().getTime() + 8 * DAY_MS);
    expect((await detail(id)).state).toBeNull();
    expect((await rejection(claim(id))).messageKey).toBe('promotion_bonus_expired');
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

describe('the first week', () => {
  const register = () =>
    gateway.db.update(member).set({ createdAt: now() }).where(eq(member.id, memberId));
  /** A member who has never deposited. */
  async function newMember() {
    const [row] = await gateway.db.select().from(member).where(eq(member.account, 'fresh01'));
    if (row === undefined) throw new Error('There is no fresh01.');
    memberId = row.id;
    await register();
  }

  it('returns its share of the loss after the first deposit, up to the maximum', async () => {
    await newMember();
    const caller = callerOf(gateway);
    await gateway.db
      .update(member)
      .set({ passwordHash: (await hashOf('maria03')) ?? '', passwordExpired: false })
      .where(eq(member.id, memberId));
    await caller.signIn('fresh01');
    const { id } = await caller.client.call(createDeposit, {
      methodId: 'ewallet',
      amount: minorUnits(100_000),
    });
    await caller.client.call(startDeposit, { id });
    await fetch(`${gateway.url}/sandbox/deposits`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ depositId: id, action: 'pay' }),
    });
    await play({ by: 'category', category: 'FISH' }, { stake: 80_000n });
    gateway.clock.moveTo(7 * DAY_MS - HOUR_MS);
    await issueTwice();
    expect(await rowsOf('np-week')).toEqual([]);
    gateway.clock.moveTo(7 * DAY_MS + HOUR_MS);
    await issueTwice();
    expect((await rowsOf('np-week')).map(({ status, amount }) => [status, amount])).toEqual([
      ['ISSUED', 8_000n],
    ]);
  });

  const hashOf = async (account: string) =>
    (await gateway.db.select().from(member).where(eq(member.account, account)))[0]?.passwordHash;
});

describe('the free spins', () => {
  it('are granted once to a new member whose number is verified', async () => {
    await issueTwice();
    const spins = async () => (await maria.client.call(listFreeSpins, {})).items;
    const before = (await spins()).length;
    await gateway.db
      .update(member)
      .set({ createdAt: now(), mobile: null })
      .where(eq(member.id, memberId));
    expect((await detail('np-spins')).progress).toMatchObject({ done: '0', target: '1' });
    await issueTwice();
    expect(await spins()).toHaveLength(before);
    await gateway.db.update(member).set({ mobile: '+639170000078' }).where(eq(member.id, memberId));
    await issueTwice();
    const granted = await spins();
    expect(granted).toHaveLength(before + 1);
    expect(granted[0]).toMatchObject({ spins: 20, state: 'open' });
    expect((await detail('np-spins')).progress).toMatchObject({ done: '1', target: '1' });
  });

  it('aren’t for members who registered long ago', async () => {
    await gateway.db
      .update(member)
      .set({ createdAt: new Date(now().getTime() - 40 * DAY_MS) })
      .where(eq(member.id, memberId));
    expect((await detail('np-spins')).ineligible).toEqual({ reason: 'notNew', days: 30 });
  });
});

describe('a birthday application', () => {
  const change = (dateOfBirth: string | null) =>
    gateway.db.update(member).set({ dateOfBirth, clubRank: 5 }).where(eq(member.id, memberId));
  const apply = () =>
    maria.client.call(applyForPromotion, { id: 'vip-birthday', comment: 'Dinner with everyone' });

  it('is rejected at once without a birthday, or too far from it', async () => {
    await change(null);
    expect((await detail('vip-birthday')).ineligible?.reason).toBe('birthdayUnknown');
    expect((await rejection(apply())).messageKey).toBe('promotion_birthday_unknown');
    const day = (days: number) =>
      `1990-${new Date(now().getTime() + days * DAY_MS).toISOString().slice(5, 10)}`;
    await change(day(60));
    const error = await rejection(apply());
    expect([error.messageKey, error.params]).toEqual(['promotion_birthday_far', { days: 7 }]);
    await change(day(2));
    await apply();
    expect((await detail('vip-birthday')).state).toBe('applying');
  });

  it.each([
    ['1990-01-03', '2026-12-29', true],
    ['1990-12-30', '2027-01-05', true],
    ['1990-12-30', '2027-01-07', false],
    ['1992-02-29', '2026-03-01', true],
    ['1992-02-29', '2026-02-20', false],
  ] as const)('is around %s on %s: %s', (birth, today, isAround) => {
    expect(isAroundBirthday(birth, today, 7)).toBe(isAround);
  });
});

describe('progress towards friends', () => {
  it('is shown with the referral rule’s numbers', async () => {
    const { progress, html, paidAt } = await detail('np-friend');
    const [tier] = gateway.platform.brand.current.referral.tiers;
    expect(progress).toEqual({
      done: '0',
      target: String(tier?.friends),
      unit: 'friends',
      currency: null,
    });
    expect(paidAt).toBe('referrals');
    expect(html).toContain('₱150.00');
    expect(html).toContain('₱500.00');
  });
});

describe('the first deposit', () => {
  it('shows the numbers of the reward that pays it', async () => {
    const { summary, html, paidAt } = await detail('np-welcome');
    expect(summary).toContain('50%');
    expect(summary).toContain('₱1,000.00');
    expect(html).toContain('5× the bonus');
    expect(paidAt).toBe('rewards');
  });
});
