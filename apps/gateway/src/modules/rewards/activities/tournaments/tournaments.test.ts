import {
  getBalance,
  getPointBalance,
  getTournament,
  joinTournament,
  listTournaments,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../../kernel/ledger';
import { checkPointLedger } from '../../points/ledger';
import { memberIdOf, playedBets } from '../../../records/recordsTesting';
import { bet } from '../../../bets/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../../testing';
import { it } from '../../../../testingFixtures';
import { tournament, tournamentEntry } from './schema';
import { checkTournaments } from './settle';

const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let maria: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  maria = callerOf(gateway);
  await maria.signIn('maria03');
  // The entries of the seed data would change the results.
  await gateway.db.delete(tournamentEntry);
});

/** The running tournament of a series. */
const running = async (series: string) => {
  const { items } = await maria.client.call(listTournaments, { state: 'running' });
  const found = items.find(({ id }) => id.startsWith(series));
  if (found === undefined) throw new Error(`No tournament of ${series} runs.`);
  return found;
};
const play = async (account: string, over: Partial<typeof bet.$inferInsert> = {}, count = 1) =>
  gateway.db.insert(bet).values(
    playedBets(count, {
      memberId: await memberIdOf(gateway.db, account),
      settledAt: gateway.clock.now(),
      ...over,
    }),
  );
const enter = async (id: string, account: string) =>
  gateway.db.insert(tournamentEntry).values({
    tournamentId: id,
    memberId: await memberIdOf(gateway.db, account),
    joinedAt: gateway.clock.now(),
  });
const ladder = (id: string, page = 1, pageSize = 10) =>
  maria.client.call(getTournament, { id, page, pageSize });

describe('tournaments', () => {
  it('are listed with running ones first, for guests too', async () => {
    const { items } = await callerOf(gateway).client.call(listTournaments, { pageSize: 50 });
    const states = items.map(({ state }) => state);
    const order = ['running', 'comingSoon', 'closed'] as const;
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(states)).toEqual(new Set(order));
    expect(items.every(({ isJoined }) => !isJoined)).toBe(true);
  });

  it('count turnover from the moment of joining, and ignore bets that do not qualify', async () => {
    const { id } = await running('daily-sprint');
    await play('maria03');
    expect((await ladder(id)).self).toBeNull();
    gateway.clock.moveTo(1_000);
    const first = await maria.client.call(joinTournament, { id });
    expect(await maria.client.call(joinTournament, { id })).toEqual(first);
    gateway.clock.moveTo(2_000);
    await play('maria03', {}, 3);
    await play('maria03', { status: 'VOID' });
    await play('maria03', { stake: 50n, turnover: 50n });
    await play('agent01', {}, 9);
    const { items, self, tournament: shown } = await ladder(id);
    expect(shown).toMatchObject({ players: 1, isJoined: true, score: 'turnover' });
    expect(items).toMatchObject([{ rank: 1, account: 'ma***3', score: '30.00', isSelf: true }]);
    expect(self).toMatchObject({ rank: 1, prize: { kind: 'cash', amount: { minor: 500_00 } } });
  });

  it('rank by the best multiple of a stake in their own category', async () => {
    const { id } = await running('slots-week');
    await enter(id, 'maria03');
    await enter(id, 'agent01');
    await play('maria03', { status: 'WON', payout: 123_45n });
    await play('maria03', { status: 'WON', payout: 900_00n, category: 'LIVE' });
    await play('agent01', { status: 'WON', payout: 200_00n });
    expect((await ladder(id)).items).toMatchObject([
      { rank: 1, account: 'ag***1', score: '20.00', isSelf: false },
      { rank: 2, account: 'ma***3', score: '12.34', isSelf: true },
    ]);
  });

  it('show the member’s own place on every page', async () => {
    const { id } = await running('daily-sprint');
    for (const account of ['agent01', 'agent02', 'juan01', 'maria03']) await enter(id, account);
    await play('agent01', {}, 5);
    await play('agent02', {}, 4);
    await play('juan01', {}, 3);
    await play('maria03');
    const page = await ladder(id, 1, 2);
    expect(page).toMatchObject({ totalCount: 4, totalPages: 2, self: { rank: 4 } });
    expect(page.items.map(({ rank }) => rank)).toEqual([1, 2]);
    expect((await ladder(id, 2, 2)).items.map(({ rank }) => rank)).toEqual([3, 4]);
    expect((await ladder(id, 3, 2)).totalCount).toBe(4);
  });

  it('settle once: places, money and points', async () => {
    const { id, endsAt } = await running('live-week');
    for (const account of ['agent01', 'agent02', 'juan01', 'maria03']) await enter(id, account);
    const live = { category: 'LIVE' } as const;
    await play('maria03', live, 4);
    await play('agent01', live, 3);
    await play('agent02', live, 2);
    await play('juan01', live, 1);
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    const money = (await maria.client.call(getBalance, {})).minor;
    const points = await juan.client.call(getPointBalance, {});
    gateway.clock.moveTo(endsAt - gateway.clock.now().getTime() + HOUR_MS);
    await checkTournaments(gateway.platform);
    await checkTournaments(gateway.platform);
    await maria.signIn('maria03');
    await juan.signIn('juan01');
    expect((await maria.client.call(getBalance, {})).minor).toBe(money + 5_000_00);
    expect(await juan.client.call(getPointBalance, {})).toBeGreaterThanOrEqual(points + 1_000);
    const { tournament: over, items, self } = await ladder(id);
    expect(over).toMatchObject({ state: 'closed', isSettled: true });
    expect(items.map(({ rank, score }) => [rank, score])).toEqual([
      [1, '40.00'],
      [2, '30.00'],
      [3, '20.00'],
      [4, '10.00'],
    ]);
    expect(self).toMatchObject({ rank: 1, prize: { kind: 'cash' } });
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
    const [row] = await gateway.db.select().from(tournament).where(eq(tournament.id, id));
    expect(row?.settledAt).not.toBeNull();
  });

  it('reject entries once they are over, and trial accounts', async () => {
    const { items } = await maria.client.call(listTournaments, { state: 'closed' });
    const id = items[0]?.id ?? '';
    await expect(maria.client.call(joinTournament, { id })).rejects.toMatchObject({
      status: 422,
      messageKey: 'tournament_closed',
    });
    await expect(maria.client.call(joinTournament, { id: 'none' })).rejects.toMatchObject({
      status: 404,
    });
    const { id: open } = await running('daily-sprint');
    await maria.signIn('trial01');
    await expect(maria.client.call(joinTournament, { id: open })).rejects.toMatchObject({
      messageKey: 'in_need_true_account',
    });
  });
});
