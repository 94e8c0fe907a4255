import {
  claimMission,
  claimPromotion,
  claimRebate,
  claimReward,
  checkIn,
  createDeposit,
  getDepositMethods,
  getWithdrawalTerms,
  listBonuses,
  listFreeSpins,
  listRewards,
  redeemPointReward,
  startDeposit,
  type Bonus,
  type MemberReward,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { tierRuns } from '@perya/vitest-preset/tier';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { bet } from '../bets/schema';
import { freeSpinGame } from '../games';
import { countGrantedRound, grantFreeSpins } from '../games/free-spins/grant';
import { freeSpinGrant } from '../games/free-spins/schema';
import { member } from '../identity/members/schema';
import { closeTurnover, remainingTurnover } from '../money/turnover';
import { turnoverRequirement } from '../money/turnover/schema';
import { memberReward } from '../rewards/gifts/schema';
import { PROMOTIONS } from '../rewards/promotions/promotions';
import { promotionApplication } from '../rewards/promotions/schema';
import { seasonAt } from '../rewards/promotions/season';
import { memberIdOf, playedBets } from './recordsTesting';

const ACCOUNT = 'maria03';
const MINUTE = 60_000;

let gateway: TestGateway;
let caller: TestCaller;
let memberId: number;
it.beforeEach(async ({ seededGateway }) => {
  await begin(seededGateway);
});

async function begin(seeded: TestGateway) {
  gateway = seeded;
  caller = callerOf(gateway);
  memberId = await memberIdOf(gateway.db, ACCOUNT);
  await gateway.db.delete(turnoverRequirement).where(eq(turnoverRequirement.memberId, memberId));
  await caller.signIn(ACCOUNT);
}

/** Moves the clock, so that what follows is later than what was before. */
const pass = (ms = 1_000) => gateway.clock.moveTo(gateway.clock.offsetMs + ms);
const desk = (path: string, body: object) =>
  fetch(`${gateway.url}/sandbox/${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function everyReward(): Promise<MemberReward[]> {
  const rewards: MemberReward[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await caller.client.call(listRewards, { page, pageSize: 100 });
    pages = answer.totalPages;
    rewards.push(...answer.items);
  }
  return rewards;
}

async function everyBonus(pageSize = 100): Promise<Bonus[]> {
  const bonuses: Bonus[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await caller.client.call(listBonuses, { page, pageSize });
    pages = answer.totalPages;
    bonuses.push(...answer.items);
  }
  return bonuses;
}

const readTerms = () => caller.client.call(getWithdrawalTerms, {});
const cardOf = async (id: string) => {
  const card = (await everyReward()).find((each) => each.id === id);
  if (card === undefined) throw new Error(`There is no card ${id}.`);
  return card;
};

/** Each of these does one thing that a member, or the operator, can do. */
const play = async (turnover: bigint) => {
  pass();
  await gateway.db
    .insert(bet)
    .values(playedBets(1, { memberId, settledAt: gateway.clock.now(), turnover }));
};

let grants = 0;
/** A platform reward that waits to be claimed. */
async function waitingReward(prize: { amount?: bigint; points?: number; spins?: number }) {
  const [row] = await gateway.db
    .insert(memberReward)
    .values({
      memberId,
      kind: 'LEVEL_UP',
      occasion: String((grants += 1) + 10),
      currency: 'PHP',
      turnoverMultiple: 5,
      createdAt: gateway.clock.now(),
      expiresAt: new Date(gateway.clock.now().getTime() + 30 * 24 * 60 * MINUTE),
      ...prize,
    })
    .returning({ id: memberReward.id });
  return `R${row?.id}`;
}

async function claimGift(prize: Parameters<typeof waitingReward>[0]) {
  pass();
  const id = await waitingReward(prize);
  await caller.client.call(claimReward, { id });
  return id;
}

/** A bonus of a promotion that was granted and not claimed. */
async function waitingPromotion(amount: bigint) {
  const now = gateway.clock.now();
  const used = new Set(
    (
      await gateway.db
        .select({ id: promotionApplication.promoId })
        .from(promotionApplication)
        .where(eq(promotionApplication.memberId, memberId))
    ).map(({ id }) => id),
  );
  const timeZone = gateway.platform.brand.current.timeZone;
  const found = PROMOTIONS.map((seed) => ({
    seed,
    times: seasonAt(seed.season, now.getTime(), timeZone),
  })).find(({ seed, times }) => !used.has(seed.id) && times.phase === 'running');
  if (found === undefined) throw new Error('All promotions have been used.');
  const [row] = await gateway.db
    .insert(promotionApplication)
    .values({
      promoId: found.seed.id,
      seasonStart: new Date(found.times.startsAt),
      memberId,
      status: 'ISSUED',
      amount,
      currency: 'PHP',
      createdAt: now,
      decidedAt: now,
    })
    .returning({ id: promotionApplication.id });
  return { promoId: found.seed.id, card: `PROMOTION-${row?.id}`, bonus: `application-${row?.id}` };
}

async function depositWithBonus(amount: number) {
  pass();
  const { promotions } = await caller.client.call(getDepositMethods, {});
  const promotionId = promotions[0]?.id;
  const { id } = await caller.client.call(createDeposit, {
    methodId: 'ewallet',
    amount: minorUnits(amount),
    promotionId,
  });
  await caller.client.call(startDeposit, { id });
  await desk('deposits', { depositId: id, action: 'pay' });
  return promotionId;
}

async function grantSpins() {
  const game = await freeSpinGame(gateway.platform);
  if (game === undefined) throw new Error('There is no slot.');
  await grantFreeSpins(gateway.db, {
    memberId,
    currency: 'PHP',
    gameId: game.id,
    stake: game.stake,
    spins: 3,
    days: 7,
    turnoverMultiple: 2,
    source: 'OPERATOR',
    sourceId: randomUUID(),
    at: gateway.clock.now(),
  });
}

/** Wins in a round of the newest free spins, if any are left. */
async function winFreeSpin(won: bigint) {
  pass();
  const rows = await gateway.db
    .select()
    .from(freeSpinGrant)
    .where(eq(freeSpinGrant.memberId, memberId));
  const grant = rows.toSorted((a, b) => b.id - a.id).find(({ spinsLeft }) => spinsLeft > 0);
  if (grant === undefined) return;
  await countGrantedRound(gateway.db, {
    grantId: grant.id,
    roundId: randomUUID(),
    won,
    countsDown: true,
    at: gateway.clock.now(),
  });
}

async function redeem() {
  pass();
  await desk('points', { account: ACCOUNT, points: 100_000 });
  await caller.client.call(redeemPointReward, {
    rewardId: 'cash-50',
    quantity: 1,
    paymentPassword: '123456',
  });
}

/** Claims the rebate of a turnover that was played earlier than the last minute. */
async function takeRebate(turnover: bigint) {
  await play(turnover);
  pass(2 * MINUTE);
  await caller.client.call(claimRebate, {});
}

interface Figures {
  required: number;
  done: number;
}
const inOrder = (figures: readonly Figures[]) =>
  figures.map(({ required, done }) => `${done} of ${required}`).toSorted();
const figuresOf = ({ turnover }: Pick<MemberReward, 'turnover'>): Figures[] =>
  turnover === null ? [] : [{ required: turnover.required.minor, done: turnover.done.minor }];
const leftOf = (figures: readonly Figures[]) =>
  figures.reduce((sum, { required, done }) => sum + required - done, 0);

/** Bonuses that have no card in the reward center: redemptions and converted points. */
const isCarded = ({ title }: Bonus) => !title?.includes('₱50');

/** Reads all three pages, and checks that they show the same figures. */
async function compare() {
  const [terms, bonuses, rewards] = [await readTerms(), await everyBonus(), await everyReward()];
  const credited = bonuses
    .filter(({ state }) => state === 'turnover' || state === 'released')
    .map((bonus) => ({
      bonus,
      required: bonus.turnoverRequired.minor,
      done: bonus.turnoverDone.minor,
    }));
  const cards = rewards
    .filter(
      ({ isClaimable, state }) => !isClaimable && state !== 'comingSoon' && state !== 'closed',
    )
    .filter(({ kind, state }) => kind !== 'PROMOTION' || state !== 'issued')
    .flatMap(figuresOf);
  const onWithdraw = terms.turnover.map(({ source, required, done, remaining }) => ({
    source,
    required: required.minor,
    done: done.minor,
    remaining: remaining.minor,
  }));
  for (const { required, done, remaining } of onWithdraw) {
    expect(remaining).toBe(required - done);
  }
  for (const { required, done } of [...onWithdraw, ...credited, ...cards]) {
    expect(done).toBeGreaterThanOrEqual(0);
    expect(done).toBeLessThanOrEqual(required);
  }
  const isOpen = ({ required, done }: Figures) => done < required;
  const open = onWithdraw.filter(isOpen);
  // The same bonuses are open on all pages, with the same figures.
  const ofBonuses = open.filter(({ source }) => source !== 'deposit');
  expect(inOrder(credited.filter(isOpen))).toEqual(inOrder(ofBonuses));
  expect(inOrder(cards)).toEqual(
    inOrder(credited.filter(({ required, bonus }) => required > 0 && isCarded(bonus))),
  );
  const { items: spins } = await caller.client.call(listFreeSpins, { pageSize: 100 });
  expect(inOrder(spins.flatMap(figuresOf))).toEqual(
    inOrder(credited.filter(({ required, bonus }) => required > 0 && bonus.kind === 'freeSpins')),
  );
  // The sum on the withdraw page is that of the open ones.
  const ofDeposits = open.filter(({ source }) => source === 'deposit');
  expect(leftOf(onWithdraw)).toBe(leftOf(credited) + leftOf(ofDeposits));
  // What can't be withdrawn because of it is a part of the balance, and is named.
  expect(terms.withdrawable.minor).toBeGreaterThanOrEqual(0);
  const deducted = terms.deductions.reduce((sum, { amount }) => sum + amount.minor, 0);
  expect(terms.withdrawable.minor).toBe(terms.balance.minor - deducted);
  if (leftOf(onWithdraw) > 0) expect(terms.withdrawable.minor).toBe(0);
}

describe('the turnover on the pages rewards, bonuses and withdraw', () => {
  it('is the same for a cash reward', async () => {
    await claimGift({ amount: 30_00n });
    await play(20_00n);
    await compare();
  });

  it('is the same for a promotion’s bonus whose id is also that of a rebate', async () => {
    for (const table of ['rebate_claim', 'promotion_application']) {
      await gateway.db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 9000)`);
    }
    await takeRebate(10_000_00n);
    const { promoId } = await waitingPromotion(50_00n);
    pass();
    await caller.client.call(claimPromotion, { id: promoId });
    await compare();
    await play(70_00n);
    await compare();
  });

  it('is the same for a deposit and its bonus', async () => {
    expect(await depositWithBonus(1_000_00)).toBeDefined();
    await compare();
    await play(1_200_00n);
    await compare();
  });

  it('is the same for the winnings of free spins', async () => {
    await grantSpins();
    await winFreeSpin(12_00n);
    await compare();
    await play(10_00n);
    await winFreeSpin(7_00n);
    await compare();
  });

  it('is the same for free spins of a claimed reward', async () => {
    await claimGift({ spins: 3 });
    await winFreeSpin(12_00n);
    await compare();
  });

  it('is the same for redemptions, missions, points and check-ins', async () => {
    await redeem();
    await claimGift({ points: 300 });
    await caller.client.call(checkIn, {});
    for (let count = 0; count < 5; count += 1) await play(1_00n);
    await caller.client.call(claimMission, { id: 'daily-bets' });
    await compare();
  });
});

describe('before a claim', () => {
  const before = async (id: string) => {
    const { turnover, winningsMultiple, expiresAt } = await cardOf(id);
    return { required: turnover?.required.minor ?? null, winningsMultiple, expiresAt };
  };

  it('a cash reward shows the turnover that it requires after it', async () => {
    const id = await waitingReward({ amount: 30_00n });
    expect(await before(id)).toMatchObject({ required: 150_00, winningsMultiple: null });
    pass();
    await caller.client.call(claimReward, { id });
    expect(await before(id)).toMatchObject({ required: 150_00 });
    expect((await readTerms()).turnover).toMatchObject([{ required: { minor: 150_00 } }]);
  });

  it('free spins show how many times their winnings must be bet, and points require nothing', async () => {
    const spins = await waitingReward({ spins: 3 });
    expect(await before(spins)).toMatchObject({ required: null, winningsMultiple: 5 });
    const points = await waitingReward({ points: 300 });
    expect(await before(points)).toMatchObject({ required: null, winningsMultiple: null });
  });

  it('a reward that is coming shows what it will require', async () => {
    await gateway.db.update(member).set({ clubRank: 2 }).where(eq(member.id, memberId));
    const coming = (await everyReward()).filter(({ state }) => state === 'comingSoon');
    const prizes = coming.filter(({ prize }) => prize.kind === 'cash');
    expect(prizes.length).toBeGreaterThan(0);
    for (const { prize, turnover } of prizes) {
      expect(turnover?.required.minor).toBe(5 * (prize.amount?.minor ?? 0));
    }
  });

  it('a promotion’s bonus shows the same turnover and deadline on its card and under bonuses', async () => {
    const { promoId, card, bonus } = await waitingPromotion(50_00n);
    const shown = await before(card);
    expect(shown.required).toBe(150_00);
    expect((await everyBonus()).find(({ id }) => id === bonus)).toMatchObject({
      state: 'claimable',
      turnoverRequired: { minor: shown.required },
      turnoverDone: { minor: 0 },
      expiresAt: shown.expiresAt,
    });
    expect(shown.expiresAt).toBeGreaterThan(gateway.clock.now().getTime());
    expect(await cardOf(card)).toMatchObject({ promotionId: promoId });
    pass();
    await caller.client.call(claimPromotion, { id: promoId });
    expect((await readTerms()).turnover).toMatchObject([{ required: { minor: shown.required } }]);
    await compare();
  });

  it('a promotion’s bonus can be claimed until its deadline, and not after', async () => {
    const { promoId, card, bonus } = await waitingPromotion(50_00n);
    const { expiresAt } = await cardOf(card);
    pass((expiresAt ?? 0) - gateway.clock.now().getTime() + 1);
    await caller.signIn(ACCOUNT);
    await expect(caller.client.call(claimPromotion, { id: promoId })).rejects.toMatchObject({
      messageKey: 'promotion_bonus_expired',
    });
    expect((await cardOf(card)).state).toBe('closed');
    expect((await everyBonus()).find(({ id }) => id === bonus)).toMatchObject({
      state: 'expired',
      turnoverRequired: { minor: 0 },
    });
  });
});

it('lists winnings of free spins among the bonuses by time, once on every page size', async () => {
  await claimGift({ amount: 30_00n });
  await grantSpins();
  await winFreeSpin(12_00n);
  await claimGift({ amount: 20_00n });
  await grantSpins();
  await winFreeSpin(9_00n);
  await claimGift({ amount: 10_00n });
  const all = await everyBonus();
  expect(all.slice(0, 5).map(({ amount }) => amount.minor)).toEqual([
    10_00, 9_00, 20_00, 12_00, 30_00,
  ]);
  for (const pageSize of [1, 2, 3]) {
    expect((await everyBonus(pageSize)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  }
  const { credited } = await caller.client.call(listBonuses, {});
  expect(credited.minor).toBe(all.reduce((sum, { amount }) => sum + amount.minor, 0));
});

it('keeps free spins that expired in progress while their winnings require turnover', async () => {
  await grantSpins();
  await winFreeSpin(12_00n);
  pass(8 * 24 * 60 * MINUTE);
  await caller.signIn(ACCOUNT);
  const card = (await everyReward()).find(({ kind }) => kind === 'FREE_SPINS');
  expect(card).toMatchObject({ state: 'process', winningsMultiple: 2 });
  await compare();
});

it('counts bets once, after earlier ones were closed by a withdrawal', async () => {
  await grantSpins();
  await winFreeSpin(12_00n);
  await play(24_00n);
  await compare();
  await close();
  await winFreeSpin(5_00n);
  await compare();
  expect((await readTerms()).turnover).toMatchObject([
    { source: 'freeSpins', required: { minor: 34_00 }, done: { minor: 24_00 } },
  ]);
});

/** Does what a withdrawal does to the turnover. */
async function close() {
  const open = await remainingTurnover(gateway.db, memberId);
  await closeTurnover(gateway.db, open, gateway.clock.now());
}

const amount = fc.integer({ min: 1, max: 500_00 });
const step = fc.oneof(
  fc.record({ act: fc.constant('play' as const), amount: fc.integer({ min: 1, max: 3_000_00 }) }),
  fc.record({ act: fc.constant('cash' as const), amount }),
  fc.record({ act: fc.constant('promotion' as const), amount }),
  fc.record({ act: fc.constant('win' as const), amount }),
  fc.record({
    act: fc.constantFrom(
      ...(['spins', 'grant', 'points', 'deposit', 'redeem', 'rebate', 'close'] as const),
    ),
    amount,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const ACTS: Record<Step['act'], (amount: number) => Promise<unknown>> = {
  play: (minor) => play(BigInt(minor)),
  cash: (minor) => claimGift({ amount: BigInt(minor) }),
  spins: () => claimGift({ spins: 3 }),
  points: () => claimGift({ points: 300 }),
  grant: grantSpins,
  win: (minor) => winFreeSpin(BigInt(minor)),
  promotion: async (minor) => {
    const { promoId } = await waitingPromotion(BigInt(minor));
    pass();
    await caller.client.call(claimPromotion, { id: promoId });
  },
  deposit: () => depositWithBonus(500_00),
  redeem,
  rebate: () => takeRebate(2_000_00n),
  close,
};

it('agrees on all pages after any sequence of claims, deposits and bets', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (const { act, amount: minor } of steps) {
          await ACTS[act](minor);
          await compare();
        }
      })
      .beforeEach(async () => {
        await gateway.platform.reset();
        await begin(gateway);
      }),
    { numRuns: tierRuns(12) },
  );
}, 120_000);
