import {
  claimReward,
  getBalance,
  getCheckIn,
  getHelpCentre,
  getLotteryMenu,
  getLotteryOffer,
  getMissionLeaderboard,
  getMissionSummary,
  getRegisterSettings,
  getWheel,
  joinTournament,
  listAnnouncements,
  listBanners,
  listComingDraws,
  listDraws,
  listGames,
  listMessages,
  listPointRewards,
  listPromotions,
  listRewards,
  listTickets,
  listTournaments,
  listWinners,
  register,
} from '@perya/api-client';
import { lotteriesOf } from '@perya/rules/lottery';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './kernel/db/types';
import { checkLedger } from './kernel/ledger';
import { member } from './modules/identity/members/schema';
import { rejection } from './modules/identity/session/testing';
import { GAME_COUNTS } from './modules/games/game-list/seed';
import { MISSIONS } from './modules/rewards/missions/demo';
import { issueBonuses } from './modules/rewards/promotions/issueBonuses';
import { callerOf, solveHumanCheck, startTestGateway, type IsolatedTestGateway } from './testing';

const ACCOUNT = 'firstone1';
const PASSWORD = 'Fairground7';

/** A platform as an operator starts it: without the sandbox, on a new database. */
let gateway: IsolatedTestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: 'empty', sandbox: false });
  // The first start draws the pictures of the home page.
}, 300_000);
afterAll(() => gateway.stop());

/** Registers and signs in. */
async function newMember(account: string) {
  const caller = callerOf(gateway);
  await caller.client.call(register, {
    username: account,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerUrl: 'http://localhost:4173/register',
    domain: 'localhost',
    humanCheck: await solveHumanCheck(caller.client),
  });
  await caller.signIn(account, PASSWORD);
  return caller.client;
}

describe('a new platform without the sandbox', () => {
  it('has rules and content in its tables, and no person, money or event', async () => {
    const tables = await rowsOf<{ name: string }>(
      gateway.db,
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const full: string[] = [];
    for (const { name } of tables) {
      const { length } = await rowsOf(gateway.db, sql`select from ${sql.identifier(name)} limit 1`);
      if (length > 0) full.push(name);
    }
    expect(full.toSorted()).toEqual([
      'announcement',
      'applied_migration',
      'banner',
      'brand',
      'game',
      'lottery_draw',
      'point_reward',
      'setting',
      'tournament',
      'vendor',
    ]);
    const invented = await rowsOf(
      gateway.db,
      sql`
      select id from point_reward where redeemed > 0 or added_at > now()
      union all select series from tournament where ends_at < now() or settled_at is not null
      union all select number from lottery_draw where draw_at < now() - interval '1 hour'`,
    );
    expect(invented).toEqual([]);
  });

  it('has no demo account', async () => {
    const refused = await rejection(callerOf(gateway).signIn('juan01'));
    expect(refused.status).toBeLessThan(500);
  });

  it('shows a guest its games, lotteries, promotions and texts, and nothing that never happened', async () => {
    const { client } = callerOf(gateway);
    expect((await client.call(listGames, { pageSize: 1 })).totalCount).toBeGreaterThan(3_000);
    const sold = lotteriesOf(gateway.platform.brand.current.lotteryType).map(({ code }) => code);
    const menu = await client.call(getLotteryMenu, {
      prizeMode: gateway.platform.brand.current.lotteryType,
    });
    const inMenu = menu.filter(({ code }) => code !== 'POPULAR').flatMap(({ games }) => games);
    expect(inMenu.map(({ code }) => code).toSorted()).toEqual(sold.toSorted());
    expect(await client.call(listComingDraws, {})).toHaveLength(sold.length);
    const [lottery = ''] = sold;
    expect((await client.call(getLotteryOffer, { lottery })).draws.length).toBeGreaterThan(0);
    expect(await client.call(listDraws, { lottery })).toEqual([]);
    expect((await client.call(listPromotions, {})).items.length).toBeGreaterThan(10);
    expect((await client.call(getHelpCentre, {})).length).toBeGreaterThan(3);
    expect(await client.call(listBanners, {})).not.toEqual([]);
    for (const period of ['day', 'week', 'month'] as const) {
      expect(await client.call(listWinners, { period })).toEqual([]);
    }
    const { items: notices } = await client.call(listAnnouncements, { type: 'B' });
    expect(notices.map(({ title }) => title)).toContain('Set a limit before you play');
    expect(notices.map(({ title }) => title)).not.toContain('Thank you for your feedback');
    expect((await client.call(listAnnouncements, { type: 'PU' })).items).toEqual([]);
  });

  it('registers members, pays the registration reward, and runs its rules for them', async () => {
    const { rewards } = await callerOf(gateway).client.call(getRegisterSettings, {});
    const first = await newMember(ACCOUNT);
    const { items } = await first.call(listRewards, { kind: 'REGISTRATION' });
    await first.call(claimReward, { id: items[0]?.id ?? '' });
    const { minor } = await first.call(getBalance, {});
    expect(minor).toBe(rewards.registration?.prize.amount?.minor);
    expect(minor).toBeGreaterThan(0);
    expect(await checkLedger(gateway.db)).toEqual([]);

    expect((await first.call(listPromotions, {})).items.length).toBeGreaterThan(10);
    // As if the number had been confirmed, which has its own tests.
    await gateway.db
      .update(member)
      .set({ mobile: '+639189876543' })
      .where(eq(member.account, ACCOUNT));
    await issueBonuses(gateway.platform);
    const spins = await first.call(listRewards, { kind: 'FREE_SPINS' });
    expect(spins.items.filter(({ state }) => state !== 'comingSoon')).not.toEqual([]);
    expect(await first.call(getMissionSummary, {})).toHaveLength(MISSIONS.length);
    expect((await first.call(getMissionLeaderboard, {})).items).toEqual([]);
    expect((await first.call(getCheckIn, {})).days.length).toBeGreaterThan(0);
    expect((await first.call(getWheel, {})).segments.length).toBeGreaterThan(0);
    expect((await first.call(listMessages, {})).items).toEqual([]);
    expect((await first.call(listTickets, {})).items).toEqual([]);

    const { items: tournaments } = await first.call(listTournaments, {});
    const running = tournaments.find(({ state }) => state === 'running');
    expect(tournaments.every(({ players }) => players === 0)).toBe(true);
    await first.call(joinTournament, { id: running?.id ?? '' });
    const { items: joined } = await first.call(listTournaments, { state: 'running' });
    expect(joined.find(({ id }) => id === running?.id)).toMatchObject({
      players: 1,
      isJoined: true,
    });
  });

  it('has only rewards in its points mall that can be had', async () => {
    const { items } = await (await newMember('second02')).call(listPointRewards, { pageSize: 100 });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['cash', 'free-spins', 'goods']),
    );
    expect(items.filter(({ stock }) => stock === 0)).toEqual([]);
  });

  it('has as many games as the demo', () => {
    expect(GAME_COUNTS.empty).toBe(GAME_COUNTS.demo);
  });
});
