import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rowsOf } from '../../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { checkTeamDays } from './checkTeamDays';
import { foldNow, foldTeamDays } from './fold';
import { teamLink } from './schema';

const MANILA = 'Asia/Manila';

let gateway: TestGateway;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
});

const errors = () => checkTeamDays(gateway.db, gateway.platform.brand.current.timeZone);
const fold = () => foldNow(gateway.platform);
const patch = (change: object) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());

async function teamOf(account: string) {
  const rows = await gateway.db
    .select({ account: member.account, depth: teamLink.depth })
    .from(teamLink)
    .innerJoin(member, eq(member.id, teamLink.descendantId))
    .where(eq(teamLink.ancestorId, await memberIdOf(gateway.db, account)));
  return new Map(rows.map((row) => [row.account, row.depth]));
}

async function turnoverOf(account: string) {
  const id = await memberIdOf(gateway.db, account);
  const [row] = await rowsOf<{ sum: string }>(
    gateway.db,
    sql`select coalesce(sum(turnover), 0)::text as sum from team_play_day where ancestor_id = ${id}`,
  );
  return BigInt(row?.sum ?? 0);
}

async function play(account: string, at: Date, count = 1) {
  const memberId = await memberIdOf(gateway.db, account);
  return gateway.db
    .insert(bet)
    .values(playedBets(count, { memberId, settledAt: at }))
    .returning({ id: bet.id });
}

const pay = async (account: string, at: Date, amount = 500_00n) =>
  post(gateway.db, {
    key: `test:${account}:${at.getTime()}`,
    kind: 'deposit',
    at,
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(await memberIdOf(gateway.db, account), 'PHP'), amount },
    ],
  });

describe('the days of teams', () => {
  it('track who is below whom, and at which depth', async () => {
    const nena = await teamOf('agent01');
    expect([nena.get('agent02'), nena.get('juan01'), nena.get('maria03')]).toEqual([1, 2, 3]);
    expect([...(await teamOf('juan01')).keys()]).toEqual(['maria03']);
  });

  it('match the bets and entries, after the seed, before and after a fold', async () => {
    expect(await errors()).toEqual([]);
    await play('maria03', new Date('2026-11-20T15:59:59Z'), 3);
    await play('juan01', new Date('2026-11-20T16:00:00Z'));
    await pay('maria03', new Date('2026-11-20T16:00:00Z'));
    expect(await errors()).toEqual([]);
    await fold();
    expect(await errors()).toEqual([]);
    // The two bets are on either side of midnight in Manila.
    const days = await rowsOf<{ day: string; bets: number }>(
      gateway.db,
      sql`select day::text, sum(bets)::int as bets from team_play_day
        where ancestor_id = ${await memberIdOf(gateway.db, 'agent01')} and day between '2026-11-20' and '2026-11-21'
        group by day order by day`,
    );
    expect(days).toMatchObject([{ bets: 3 }, { bets: 1 }]);
  });

  it('count a bet when it is settled, and remove it when it is voided', async () => {
    const at = new Date('2026-11-20T04:00:00Z');
    await fold();
    const before = await turnoverOf('agent01');
    const [made] = await play('maria03', at);
    await gateway.db
      .update(bet)
      .set({ status: 'OPEN', settledAt: null })
      .where(eq(bet.id, made!.id));
    await fold();
    expect(await turnoverOf('agent01')).toBe(before);
    await gateway.db.update(bet).set({ status: 'WON', settledAt: at }).where(eq(bet.id, made!.id));
    await fold();
    expect(await turnoverOf('agent01')).toBe(before + 10_00n);
    await gateway.db.update(bet).set({ status: 'VOID' }).where(eq(bet.id, made!.id));
    await fold();
    expect(await turnoverOf('agent01')).toBe(before);
    expect(await errors()).toEqual([]);
  });

  it('follow a member who gets another upline', async () => {
    await play('maria03', new Date('2026-11-20T04:00:00Z'));
    await fold();
    const vip = await memberIdOf(gateway.db, 'vip001');
    await gateway.db.update(member).set({ uplineId: vip }).where(eq(member.account, 'juan01'));
    expect((await teamOf('vip001')).get('maria03')).toBe(2);
    expect((await teamOf('agent01')).has('maria03')).toBe(false);
    expect(await errors()).toEqual([]);
    const maria = await memberIdOf(gateway.db, 'maria03');
    await expect(
      gateway.db.update(member).set({ uplineId: maria }).where(eq(member.account, 'vip001')),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('cannot be below himself') as string },
    });
  });

  it('are rebuilt when the brand moves to another time zone', async () => {
    await play('maria03', new Date('2026-11-20T15:00:00Z'));
    await fold();
    await patch({ timeZone: 'Pacific/Auckland' });
    await fold();
    expect(await checkTeamDays(gateway.db, 'Pacific/Auckland')).toEqual([]);
    expect(await checkTeamDays(gateway.db, MANILA)).not.toEqual([]);
  });

  it('recount active members when the brand lowers the minimum, and when it raises it again', async () => {
    const { activeTurnover } = gateway.platform.brand.current.agents;
    await play('maria03', new Date('2026-11-20T15:00:00Z'), 3);
    await fold();
    const active = async () => {
      const [row] = await rowsOf<{ sum: number }>(
        gateway.db,
        sql`select coalesce(sum(active), 0)::int as sum from team_active_day`,
      );
      return row?.sum ?? 0;
    };
    const before = await active();
    expect(await errors()).toEqual([]);
    await patch({ agents: { activeTurnover: '0.01' } });
    await fold();
    expect(await active()).toBeGreaterThan(before);
    expect(await errors()).toEqual([]);
    await patch({ agents: { activeTurnover } });
    await fold();
    expect(await active()).toBe(before);
  });

  it('are folded once, even by several gateways at the same time', async () => {
    await play('maria03', new Date('2026-11-20T15:00:00Z'), 4);
    const { brand } = gateway.platform;
    await Promise.all(Array.from({ length: 5 }, () => foldTeamDays(gateway.db, brand.current)));
    expect(await errors()).toEqual([]);
  });
});
