import {
  getDraw,
  getLotteryMenu,
  getLotteryOffer,
  getVietnamLotteryMenu,
  listDraws,
  listRecentGames,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listVietnamDayDraws,
  listVietnamDraws,
  listVietnamLotteries,
  placeTicket,
} from '@perya/api-client';
import { LOTTERIES, lotteryOf } from '@perya/rules/lottery';
import { minorUnits } from '@perya/rules/money';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rejection } from '../identity/session/testing';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { groupName } from './groupNames';
import { createTestDraws, testLottery, lottoLine } from './lotteryTesting';
import { lotteryDraw } from './schema';
import { sweepDraws } from './sweepDraws';

let gateway: TestGateway;
let guest: TestCaller;
let juan: TestCaller;
let draws: ReturnType<typeof createTestDraws>;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  draws = createTestDraws(gateway);
  await draws.awayFromLock('PH_6_45');
  guest = callerOf(gateway);
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const patchBrand = (patch: unknown) =>
  fetch(`${gateway.url}/sandbox/brand`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(patch),
  });

const VIETNAM = LOTTERIES.filter(({ family }) => family === 'vietnam').map(({ code }) => code);

describe('the menus', () => {
  it('list every lottery once in its group, and those of Vietnam in a separate menu', async () => {
    const groups = await guest.client.call(getLotteryMenu, { prizeMode: 'SEA' });
    const [first, ...rest] = groups;
    expect(first?.code).toBe('POPULAR');
    expect(first?.games.length).toBeGreaterThan(3);
    const listed = rest.flatMap(({ code, games }) => games.map((game) => `${code} ${game.code}`));
    expect(listed.toSorted()).toEqual(
      LOTTERIES.map(({ code, menuGroup }) => `${menuGroup} ${code}`).toSorted(),
    );
    for (const { code, name, defaultPlayType, iconPath } of rest.flatMap(({ games }) => games)) {
      expect(name).toBe(lotteryOf(code)?.name);
      expect(defaultPlayType).toBe(lotteryOf(code)?.defaultPlayType);
      expect(iconPath).toMatch(/^\/art\/cover\//);
    }
    const regional = await guest.client.call(getVietnamLotteryMenu, {});
    const codes = new Set(regional.flatMap(({ games }) => games.map(({ code }) => code)));
    expect([...codes].toSorted()).toEqual(VIETNAM.toSorted());
    const all = await guest.client.call(listVietnamLotteries, {});
    expect(all.map(({ code }) => code)).toEqual(VIETNAM);
    expect(new Set(all.map(({ accountTypeName }) => accountTypeName))).toEqual(
      new Set(['VNLOTTO']),
    );
  });

  it('have group names in every language', () => {
    const groups = new Set(['POPULAR', 'RECENT', ...LOTTERIES.map(({ menuGroup }) => menuGroup)]);
    for (const group of groups) {
      const names = ['EN', 'TY', 'CN', 'ID', 'TH', 'VI', 'FIL'].map((language) =>
        groupName(group, language),
      );
      expect(names).not.toContain(group);
    }
  });

  it("remember each member's last lotteries, per menu", async () => {
    await draws.bet(juan, 'PH_6_45', { lines: [lottoLine([1, 2, 3, 4, 5, 6])] });
    const line = { playType: 'de', numbers: '07', unit: 1000, multiple: 1, rebate: 0 };
    await draws.bet(juan, 'VN_NORTH', { lines: [line] });
    const latest = await juan.client.call(listRecentLotteries, {});
    expect(latest.slice(0, 2).map(({ code }) => code)).toEqual(['VN_NORTH', 'PH_6_45']);
    expect(await juan.client.call(listRecentVietnamLotteries, {})).toMatchObject([
      { code: 'VN_NORTH' },
    ]);
    const groups = await juan.client.call(getLotteryMenu, { prizeMode: 'SEA' });
    const recent = groups.find(({ code }) => code === 'RECENT');
    expect(recent?.games.slice(0, 2).map(({ code }) => code)).toEqual(['VN_NORTH', 'PH_6_45']);
    const { items } = await juan.client.call(listRecentGames, {});
    expect(items.map(({ code }) => code).slice(0, 2)).toEqual(['VN_NORTH', 'PH_6_45']);
  });
});

describe('a lottery that the brand does not offer', () => {
  it("is in no menu and can't be bought", async () => {
    await patchBrand({ vendorsOff: { TBL: true } });
    const groups = await guest.client.call(getLotteryMenu, { prizeMode: 'SEA' });
    expect(groups.flatMap(({ games }) => games.map(({ code }) => code))).not.toContain('PH_6_45');
    const offer = await juan.client.call(getLotteryOffer, { lottery: 'PH_6_45' });
    expect(offer.isOpen).toBe(false);
    const refused = await rejection(
      juan.client.call(
        placeTicket,
        {
          lottery: 'PH_6_45',
          draw: offer.draws[0]?.number ?? '',
          lines: [lottoLine([1, 2, 3, 4, 5, 6])],
          total: minorUnits(2_000),
          currency: 'PHP',
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
    expect(refused.code).toBe('LOTTERY_CLOSED');
    await patchBrand({ vendorsOff: { TBL: null } });
  });

  it('is unknown if no lottery has the code', async () => {
    for (const call of [
      guest.client.call(getLotteryOffer, { lottery: 'NONE' }),
      guest.client.call(listDraws, { lottery: 'NONE' }),
      guest.client.call(getDraw, { lottery: 'NONE', number: '20260101' }),
    ]) {
      expect((await rejection(call)).status).toBe(404);
    }
  });
});

describe('the prices', () => {
  it("depend on the brand's lottery type", async () => {
    const mode = async () =>
      (await guest.client.call(getLotteryOffer, { lottery: 'FIVE_1M' })).prizeMode;
    expect(await mode()).toBe('SEA');
    await patchBrand({ lotteryType: 'ZY' });
    expect(await mode()).toBe('ZY');
    await patchBrand({ lotteryType: 'SEA' });
  });
});

describe('the archive', () => {
  it('returns the draws of one day of the lottery, newest first', async () => {
    const all = await guest.client.call(listDraws, { lottery: 'FIVE_1M', count: 1440 });
    expect(all.length).toBeGreaterThan(50);
    const day = all[0]?.number.slice(0, 8) ?? '';
    const today = await guest.client.call(listDraws, { lottery: 'FIVE_1M', count: 1440, day });
    // Another draw may have taken place between the two requests.
    const before = today.filter(({ number }) => number <= (all[0]?.number ?? ''));
    expect(before).toEqual(all.filter(({ number }) => number.startsWith(day)));
    const same = await guest.client.call(listVietnamDraws, { lottery: 'VN_NORTH', count: 3 });
    expect(same.map(({ lottery }) => lottery)).toEqual(['VN_NORTH', 'VN_NORTH', 'VN_NORTH']);
  });

  it('returns the provinces of a region side by side, with links to the previous and next day', async () => {
    const last = await guest.client.call(listVietnamDayDraws, { region: 'south' });
    expect(last.draws.length).toBeGreaterThan(1);
    expect(last.nextDay).toBeNull();
    expect(last.draws.every(({ number }) => number.startsWith(last.day))).toBe(true);
    expect(last.draws.every(({ lottery }) => testLottery(lottery).region === 'south')).toBe(true);
    const before = await guest.client.call(listVietnamDayDraws, {
      region: 'south',
      day: last.previousDay ?? '',
    });
    expect(before.nextDay).toBe(last.day);
    const never = await guest.client.call(listVietnamDayDraws, {
      region: 'south',
      day: '19990101',
    });
    expect(never).toMatchObject({ draws: [], previousDay: null });
  });

  it('drops only old fast draws without bets', async () => {
    const count = (lottery: string) =>
      gateway.db.$count(lotteryDraw, eq(lotteryDraw.lottery, lottery));
    const inAMonth = new Date(draws.now() + 40 * 86_400_000);
    const daily = await count('PH_6_45');
    await sweepDraws(gateway.db, inAMonth);
    expect(await count('PH_6_45')).toBe(daily);
    const left = await gateway.db.select().from(lotteryDraw)
      .where(sql`${lotteryDraw.lottery} = 'FIVE_1M' and ${lotteryDraw.status} = 'settled'
        and not exists (select 1 from lottery_ticket t
          where t.lottery = ${lotteryDraw.lottery} and t.draw = ${lotteryDraw.number})`);
    expect(left).toEqual([]);
  });
});
