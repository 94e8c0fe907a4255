import { getSystemStatus, type InputOf, listComingDraws, listWinners } from '@perya/api-client';
import { LOTTERIES } from '@perya/rules/lottery';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { member } from '../../identity/members/schema';
import { outcomeOf } from '../../bets/outcome';
import { bet } from '../../bets/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

let gateway: TestGateway;
let caller: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  caller = callerOf(gateway);
});

const board = (input: InputOf<typeof listWinners>) => caller.client.call(listWinners, input);

const patchBrand = (patch: unknown) =>
  fetch(`${gateway.url}/sandbox/brand`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(patch),
  });

let rounds = 0;

/** Adds a settled bet of a member, some minutes ago. */
async function settle(account: string, stake: bigint, payout: bigint, minutesAgo: number) {
  const [who] = await gateway.db.select().from(member).where(eq(member.account, account));
  const at = new Date(gateway.clock.now().getTime() - minutesAgo * 60_000);
  rounds += 1;
  await gateway.db.insert(bet).values({
    roundId: `winners-test-${rounds}`,
    memberId: who?.id ?? 0,
    gameId: '100001',
    gameName: 'Lantern Night',
    category: 'RNG',
    vendor: 'BDW',
    vendorName: 'Banderitas Works',
    currency: 'PHP',
    stake,
    payout,
    turnover: stake,
    status: outcomeOf(stake, payout),
    placedAt: at,
    settledAt: at,
  });
}

describe('the winners', () => {
  beforeAll(async () => {
    await gateway.db.execute(sql`delete from ${bet} where ${bet.roundId} like 'winners-test-%'`);
    await settle('juan01', 1_00n, 900_000_00n, 30);
    await settle('vip001', 1_00n, 800_000_00n, 5);
    await settle('vip001', 1_00n, 50n, 1);
    await settle('vip001', 1_00n, 1_00n, 1);
    await settle('trial01', 1_00n, 990_000_00n, 2);
    await settle('juan01', 1_00n, 950_000_00n, 3 * 24 * 60);
  });

  it('are the highest payouts of the period, with masked names, also for guests', async () => {
    const today = await board({ period: 'day' });
    expect(today.slice(0, 2)).toMatchObject([
      {
        rank: 1,
        account: 'ju***1',
        gameName: 'Lantern Night',
        amount: { minor: 900_000_00, currency: 'PHP' },
      },
      { rank: 2, account: 'vi***1', amount: { minor: 800_000_00 } },
    ]);
    const week = await board({ period: 'week' });
    expect(week[0]?.amount.minor).toBe(950_000_00);
  });

  it('exclude losses, refunds and play money', async () => {
    const all = await board({ period: 'month', count: 100 });
    expect(all.length).toBeGreaterThan(2);
    for (const { amount, account } of all) {
      expect(amount.minor).toBeGreaterThan(1_00);
      expect(account).not.toMatch(/^tr/);
    }
  });

  it('are ordered latest first on request', async () => {
    // Only slots, because seeded wins of the last minutes are in lotteries.
    const filter = { period: 'month', order: 'latest', category: 'RNG' } as const;
    const latest = await board({ ...filter, count: 3 });
    expect(latest.map(({ amount }) => amount.minor).slice(0, 2)).toEqual([800_000_00, 900_000_00]);
    const times = latest.map(({ wonAt }) => wonAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    // A feed that has the older one requests only newer ones.
    const newer = await board({ ...filter, after: latest[1]?.wonAt });
    expect(newer.map(({ amount }) => amount.minor)).toEqual([800_000_00]);
  });

  it('are ordered by highest multiple of the stake on request', async () => {
    await settle('juan01', 3_00n, 700_001_00n, 10);
    const ranked = await board({ period: 'day', order: 'multiple' });
    const multiples = ranked.map(({ multiple }) => multiple);
    expect(multiples.slice(0, 3)).toEqual([900_000, 800_000, 233_333.66]);
    expect(multiples).toEqual(multiples.toSorted((one, other) => other - one));
  });

  it("link to their game while it's offered", async () => {
    const [first] = await board({ period: 'day' });
    expect(first).toMatchObject({
      nodeId: '500001',
      vendor: 'BDW',
      vendorName: 'Banderitas Works',
      coverPath: '/art/cover/100001',
    });
    await gateway.db.update(bet).set({ gameId: 'gone' }).where(eq(bet.payout, 900_000_00n));
    const [gone] = await board({ period: 'day' });
    expect(gone).toMatchObject({ gameName: 'Lantern Night', nodeId: null, coverPath: null });
  });

  it('are filtered by category on request', async () => {
    expect(await board({ period: 'month', category: 'LIVE' })).toEqual([]);
  });

  it('leave out studios that the brand no longer offers', async () => {
    await patchBrand({ vendorsOff: { BDW: true } });
    const left = await board({ period: 'week', count: 100 });
    expect(left.map(({ gameName }) => gameName)).not.toContain('Lantern Night');
    await patchBrand({ vendorsOff: { BDW: null } });
  });

  it('leave the order of the home page to the site until the brand sets it', async () => {
    const lanes = async () => (await caller.client.call(getSystemStatus, {})).info.homeLanes;
    expect(await lanes()).toBeUndefined();
    await patchBrand({ homeLanes: ['WINNERS', 'HOT'] });
    expect(await lanes()).toEqual(['WINNERS', 'HOT']);
    await patchBrand({ homeLanes: null });
  });
});

it('lists the next draw of each lottery that is open for bets, soonest first', async () => {
  const now = gateway.clock.now().getTime();
  const draws = await caller.client.call(listComingDraws, {});
  expect(draws.map(({ lotteryName }) => lotteryName)).toContain('Lotto 6/42');
  expect(new Set(draws.map(({ lottery }) => lottery)).size).toBe(LOTTERIES.length);
  const times = draws.map(({ drawsAt }) => drawsAt);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  for (const { drawsAt, locksAt } of draws) {
    expect(locksAt).toBeGreaterThan(now);
    expect(drawsAt).toBeGreaterThan(locksAt);
    // The longest wait is for the draws of the 1st and the 16th.
    expect(drawsAt - now).toBeLessThan(17 * 86_400_000);
  }
});
