import {
  getBalance,
  getLotteryMenu,
  getLotteryOffer,
  getSystemStatus,
  getVietnamLotteryMenu,
  launchLotteryLobby,
  listComingDraws,
  listGames,
  listPopularGames,
  listTickets,
  listVendors,
  listWinners,
  type LotteryGroup,
} from '@perya/api-client';
import { LOTTERIES, lotteriesOf, PRIZE_MODES, REBATES, type PrizeMode } from '@perya/rules/lottery';
import { eq } from 'drizzle-orm';
import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { afterEach, describe, expect } from 'vitest';
import { rejection } from '../identity/session/testing';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { createTestDraws, testLottery } from './lotteryTesting';
import { lotteryOrder } from './schema';

const MODES = Object.keys(PRIZE_MODES) as PrizeMode[];
/** A draw every five minutes, in which half of the outcomes are big and the others small. */
const FAST = 'LUCKY28_5M';
/** A daily draw with the same two options. */
const DAILY = 'ID_BROMO';

let gateway: TestGateway;
let guest: TestCaller;
let juan: TestCaller;
let draws: ReturnType<typeof createTestDraws>;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  draws = createTestDraws(gateway);
  guest = callerOf(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

/** Sets the brand's lottery type. */
async function sellAs(lotteryType: PrizeMode): Promise<void> {
  const response = await fetch(`${gateway.url}/sandbox/brand`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lotteryType }),
  });
  expect(response.ok).toBe(true);
}
afterEach(() => sellAs('SEA'));

const codesOf = (mode: PrizeMode) => lotteriesOf(mode).map(({ code }) => code);
const listed = (groups: readonly LotteryGroup[]) =>
  groups
    .filter(({ code }) => code !== 'POPULAR' && code !== 'RECENT')
    .flatMap(({ games }) => games.map(({ code }) => code));

describe.each(MODES)('at a brand of type %s', (mode) => {
  it('the menu has what the mode sells, in its order, and so do its popular lotteries', async () => {
    await sellAs(mode);
    const groups = await guest.client.call(getLotteryMenu, { prizeMode: mode });
    expect(listed(groups)).toEqual(codesOf(mode));
    const popular = groups.find(({ code }) => code === 'POPULAR')?.games ?? [];
    expect(popular.length).toBeGreaterThan(2);
    for (const { code } of popular) expect(codesOf(mode)).toContain(code);
    const vietnam = await guest.client.call(getVietnamLotteryMenu, {});
    expect(listed(vietnam)).toEqual(codesOf(mode).filter((code) => code.startsWith('VN_')));
  });

  it('the lobbies, the search and the next draws have no other lottery', async () => {
    await sellAs(mode);
    const cards = [];
    for (const category of ['LOTT', 'ELOTT'] as const) {
      const { items } = await guest.client.call(listGames, { category, pageSize: 200 });
      cards.push(...items);
    }
    expect(cards.map(({ code }) => code).toSorted()).toEqual(codesOf(mode).toSorted());
    for (const { rtp } of cards) {
      expect(rtp).toBeLessThanOrEqual(PRIZE_MODES[mode].returnBasisPoints / 100);
    }
    const unsold = LOTTERIES.find(({ code }) => !codesOf(mode).includes(code));
    if (unsold) {
      const { items } = await guest.client.call(listGames, { search: unsold.name, pageSize: 200 });
      expect(items.map(({ code }) => code)).not.toContain(unsold.code);
    }
    const coming = await guest.client.call(listComingDraws, {});
    expect(coming.map(({ lottery }) => lottery).toSorted()).toEqual(codesOf(mode).toSorted());
    const lanes = await guest.client.call(listVendors, {});
    const categories = new Set(lotteriesOf(mode).map(({ category }) => category));
    expect(
      lanes.flatMap(({ category }) => (category.endsWith('LOTT') ? [category] : [])).toSorted(),
    ).toEqual([...categories].toSorted());
  });

  it('the site is told the type', async () => {
    await sellAs(mode);
    const { info } = await guest.client.call(getSystemStatus, {});
    expect(info.lotteryType).toBe(mode);
  });

  it("a bet is offered, sold and paid at the mode's return", async () => {
    await sellAs(mode);
    const code = codesOf(mode).includes(FAST) ? FAST : DAILY;
    await draws.awayFromLock(code);
    const offer = await juan.client.call(getLotteryOffer, { lottery: code });
    expect(offer).toMatchObject({ isOpen: true, prizeMode: mode });
    expect(await paidFor(code)).toBe(PRIZE_MODES[mode].returnBasisPoints);
  });
});

describe('an order', () => {
  const line = { playType: 'sides', numbers: 'big', unit: 1000, multiple: 1, rebate: 0 };
  const minor = async () => (await juan.client.call(getBalance, {})).minor;

  it('is rejected in another prize mode than the page showed, and placed in the one it shows then', async () => {
    await draws.awayFromLock(FAST);
    const { prizeMode } = await juan.client.call(getLotteryOffer, { lottery: FAST });
    await sellAs('Elott');
    const before = await minor();
    const key = crypto.randomUUID();
    const slip = { lines: [line], prizeMode };
    const refused = await rejection(draws.bet(juan, FAST, slip, key));
    expect(refused).toMatchObject({
      status: 422,
      code: 'PRIZES_CHANGED',
      messageKey: 'prizes_changed',
    });
    expect(await minor()).toBe(before);
    const shown = await juan.client.call(getLotteryOffer, { lottery: FAST });
    expect(shown.prizeMode).toBe('Elott');
    const again = { ...slip, prizeMode: shown.prizeMode };
    expect(await draws.bet(juan, FAST, again)).toHaveLength(1);
    expect(before - (await minor())).toBeGreaterThan(0);
  });

  it('without a prize mode is placed in the brand’s', async () => {
    await sellAs('ZY');
    await draws.awayFromLock(FAST);
    const slip = { lines: [line], prizeMode: undefined };
    const [ticket] = await draws.bet(juan, FAST, slip);
    const [order] = await gateway.db
      .select()
      .from(lotteryOrder)
      .where(eq(lotteryOrder.id, ticket?.orderId ?? ''));
    expect(order?.mode).toBe('ZY');
  });
});

interface Bought {
  rebate: number;
  multiple: number;
  /** Called after the sale, before the draw. */
  beforeDraw(): Promise<void>;
}

const ONE: Bought = { rebate: 0, multiple: 1, beforeDraw: () => Promise.resolve() };

/**
 * Bets on both halves of the next draw, of which one wins, and returns what it pays of the whole stake, in
 * basis points.
 */
async function paidFor(code: string, { rebate, multiple, beforeDraw } = ONE): Promise<number> {
  const both = { playType: 'sides', numbers: 'big,small', unit: 1000, multiple, rebate };
  const [bought] = await draws.bet(juan, code, { lines: [both] });
  if (bought === undefined) throw new TypeError('No ticket was sold.');
  await beforeDraw();
  await draws.passTo(bought.drawsAt + 1_000);
  // A day later, the sign-in has ended.
  await juan.signIn('juan01');
  const { items } = await juan.client.call(listTickets, { pageSize: 200 });
  const settled = items.find(({ id }) => id === bought.id);
  expect(settled?.state).not.toBe('open');
  return (Number(settled?.payout?.minor) * 10_000) / Number(bought.stake.minor);
}

describe('a menu of another mode than the brand’s', () => {
  it('lists only what the brand sells too', async () => {
    expect(listed(await guest.client.call(getLotteryMenu, { prizeMode: 'ZY' }))).toEqual(
      codesOf('ZY'),
    );
    await sellAs('Elott');
    const daily = await guest.client.call(getLotteryMenu, { prizeMode: 'Lott' });
    expect(daily).toEqual([]);
  });

  it('has popular games beside its lotteries', async () => {
    const popular = async (prizeMode: PrizeMode) =>
      (await guest.client.call(listPopularGames, { prizeMode, count: 100 })).map(
        ({ code }) => code,
      );
    const isDaily = (code: string) => codesOf('Lott').includes(code);
    const all = await popular('SEA');
    const fast = await popular('Elott');
    expect(all.some(isDaily)).toBe(true);
    expect(fast.some(isDaily)).toBe(false);
    expect(fast).toHaveLength(100);
    const others = all.filter((code) => !isDaily(code));
    expect(fast.slice(0, others.length)).toEqual(others);
  });
});

describe('a lottery that the brand’s mode does not sell', () => {
  it("can't be bought or opened in the lobby, and none of its wins are shown", async () => {
    await draws.awayFromLock(FAST);
    const line = { playType: 'sides', numbers: 'big', unit: 1000, multiple: 1, rebate: 0 };
    // One of both tickets wins.
    await draws.bet(juan, FAST, { lines: [line] });
    const [bought] = await draws.bet(juan, FAST, { lines: [{ ...line, numbers: 'small' }] });
    if (bought === undefined) throw new TypeError('No ticket was sold.');
    await draws.passTo(bought.drawsAt + 1_000);
    await draws.awayFromLock(FAST);
    await sellAs('Lott');
    const offer = await juan.client.call(getLotteryOffer, { lottery: FAST });
    expect(offer.isOpen).toBe(false);
    const refused = await rejection(draws.bet(juan, FAST, { lines: [line] }));
    expect(refused.code).toBe('LOTTERY_CLOSED');
    const lobby = juan.client.call(launchLotteryLobby, {
      prizeMode: 'Lott',
      lottery: FAST,
      backUrl: 'http://localhost:4173/lott',
    });
    expect((await rejection(lobby)).status).toBe(404);
    const wins = await guest.client.call(listWinners, { category: 'ELOTT', period: 'month' });
    expect(wins).toEqual([]);
    await sellAs('SEA');
    const before = await guest.client.call(listWinners, { category: 'ELOTT', period: 'month' });
    expect(before.length).toBeGreaterThan(0);
    for (const { gameCode } of before) expect(testLottery(gameCode ?? '').category).toBe('ELOTT');
  });

  it('still draws and pays the tickets that were sold, at the return of their sale in every series', async () => {
    const sale = fc.record({
      soldAs: fc.constantFrom(...MODES.filter((mode) => codesOf(mode).includes(FAST))),
      drawnAs: fc.constantFrom(...MODES),
      rebate: fc.constantFrom(...REBATES),
      multiple: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(sale, async ({ soldAs, drawnAs, rebate, multiple }) => {
        await sellAs(soldAs);
        await draws.awayFromLock(FAST);
        const bought = { rebate, multiple, beforeDraw: () => sellAs(drawnAs) };
        expect(await paidFor(FAST, bought)).toBe(PRIZE_MODES[soldAs].returnBasisPoints);
      }),
      {
        numRuns: tierRuns(6),
        examples: [[{ soldAs: 'SEA', drawnAs: 'Lott', rebate: 0, multiple: 1 }]],
      },
    );
  }, 120_000);
});
