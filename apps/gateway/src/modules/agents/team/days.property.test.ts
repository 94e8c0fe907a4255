import { tierRuns } from '@perya/vitest-preset/tier';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { checkTeamDays } from './checkTeamDays';
import { foldTeamDays } from './fold';

const HOUR_MS = 3_600_000;
const PEOPLE = ['agent01', 'agent02', 'juan01', 'maria03', 'vip001'] as const;
const OUTCOMES = ['OPEN', 'WON', 'LOST', 'VOID'] as const;

let gateway: TestGateway;
let ids: Map<string, number>;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  ids = new Map(
    await Promise.all(
      PEOPLE.map(async (account) => [account, await memberIdOf(gateway.db, account)] as const),
    ),
  );
});

const person = fc.constantFrom(...PEOPLE);
const hoursAgo = fc.integer({ min: 0, max: 72 });

/** Everything that can happen to a team, in any order. */
const step = fc.oneof(
  fc.record({
    what: fc.constant('play' as const),
    who: person,
    hoursAgo,
    stake: fc.bigInt({ min: 1n, max: 9_999n }),
    outcome: fc.constantFrom(...OUTCOMES),
  }),
  fc.record({
    what: fc.constant('settle' as const),
    outcome: fc.constantFrom(...OUTCOMES),
    hoursAgo,
  }),
  fc.record({
    what: fc.constant('pay' as const),
    who: person,
    hoursAgo,
    amount: fc.bigInt({ min: 1n, max: 9_999n }),
  }),
  fc.record({ what: fc.constant('move' as const), who: person, to: fc.option(person) }),
  fc.record({ what: fc.constant('fold' as const) }),
);

let made = 0;

/** A brand in which one or two days of play make a member active. */
function brand() {
  const { current } = gateway.platform.brand;
  return { ...current, agents: { ...current.agents, activeTurnover: '60.00' } };
}

async function take(each: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  const { db, clock } = gateway;
  const at = (ago: number) => new Date(clock.now().getTime() - ago * HOUR_MS);
  const settled = (outcome: (typeof OUTCOMES)[number], ago: number) =>
    ({ status: outcome, settledAt: outcome === 'OPEN' ? null : at(ago) }) as const;
  switch (each.what) {
    case 'play':
      await db.insert(bet).values(
        playedBets(1, {
          memberId: ids.get(each.who) ?? 0,
          stake: each.stake,
          turnover: each.stake,
          placedAt: at(each.hoursAgo),
          ...settled(each.outcome, each.hoursAgo),
        }),
      );
      break;
    case 'settle':
      await db
        .update(bet)
        .set({ payout: 5_00n, ...settled(each.outcome, each.hoursAgo) })
        .where(eq(bet.id, sql`(select max(id) from bet)`));
      break;
    case 'pay':
      made += 1;
      await post(db, {
        key: `property:${made}`,
        kind: 'deposit',
        at: at(each.hoursAgo),
        entries: [
          { account: houseAccount('bank', 'PHP'), amount: -each.amount },
          { account: walletOf(ids.get(each.who) ?? 0, 'PHP'), amount: each.amount },
        ],
      });
      break;
    case 'move':
      // An upline change that would create a cycle is rejected, and nothing changes.
      await db
        .update(member)
        .set({ uplineId: each.to === null ? null : (ids.get(each.to) ?? null) })
        .where(eq(member.account, each.who))
        .catch(() => undefined);
      break;
    case 'fold':
      await foldTeamDays(db, brand());
      break;
  }
}

it('match the bets and entries, whatever happened in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const each of steps) await take(each);
      expect(await checkTeamDays(gateway.db, 'Asia/Manila')).toEqual([]);
      await foldTeamDays(gateway.db, brand());
      expect(await checkTeamDays(gateway.db, 'Asia/Manila')).toEqual([]);
    }),
    { numRuns: tierRuns(12) },
  );
});
