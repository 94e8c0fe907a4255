import {
  cancelTickets,
  getBalance,
  isRejectedError,
  listTickets,
  type Ticket,
} from '@perya/api-client';
import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../../kernel/db/types';
import { checkLedger } from '../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { voidDraw } from './voidDraw';
import { createTestDraws } from './lotteryTesting';

let gateway: TestGateway;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});

const ACCOUNTS = ['juan01', 'vip001'];
/** Lotteries with draws every minute and every three minutes, so that their draws sometimes coincide. */
const BETS = [
  ['FIVE_1M', { playType: 'sum-sides', numbers: 'big,odd', unit: 1000, multiple: 2, rebate: 0 }],
  ['FIVE_1M', { playType: 'sum-sides', numbers: 'small', unit: 100, multiple: 7, rebate: 300 }],
  ['DICE_3M', { playType: 'sides', numbers: 'big', unit: 1000, multiple: 1, rebate: 500 }],
  ['KENO_1M', { playType: 'pick-2', numbers: '07,33,54', unit: 10, multiple: 30, rebate: 0 }],
] as const;

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      who: fc.nat({ max: ACCOUNTS.length - 1 }),
      what: fc.nat({ max: BETS.length - 1 }),
      multiples: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
      stopOnWin: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      who: fc.nat({ max: ACCOUNTS.length - 1 }),
      which: fc.nat({ max: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.nat(200) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('void' as const), which: fc.nat({ max: 20 }) }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** All tickets of a member. */
async function allTickets({ client }: TestCaller): Promise<Ticket[]> {
  const { items, totalCount } = await client.call(listTickets, { pageSize: 200 });
  expect(items).toHaveLength(totalCount);
  return [...items];
}

/** Runs an action if possible at that time; a rejection is a valid outcome. */
async function act(
  step: Action,
  players: readonly TestCaller[],
  draws: ReturnType<typeof createTestDraws>,
): Promise<void> {
  if (step.kind === 'pass') return draws.passTo(draws.now() + step.seconds * 1000);
  const player = players['who' in step ? step.who : 0];
  if (player === undefined) return undefined;
  if (step.kind === 'place') {
    const [lottery, line] = BETS[step.what] ?? BETS[0];
    const { multiples, stopOnWin } = step;
    await draws.bet(player, lottery, { lines: [line], chase: { multiples, stopOnWin } });
    return undefined;
  }
  const open = (await allTickets(player)).filter(({ state }) => state === 'open');
  const chosen = open[step.which % Math.max(1, open.length)];
  if (chosen === undefined) return undefined;
  if (step.kind === 'void') {
    return voidDraw(gateway.platform, { lottery: chosen.lottery, number: chosen.draw });
  }
  await player.client.call(
    cancelTickets,
    { tickets: [chosen.id] },
    { idempotencyKey: crypto.randomUUID() },
  );
  return undefined;
}

it('keeps every unit of money under any sequence of bets, cancellations, draws and calls off', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), async (steps) => {
      await gateway.platform.reset();
      const draws = createTestDraws(gateway);
      const players = ACCOUNTS.map(() => callerOf(gateway));
      for (const [place, player] of players.entries()) await player.signIn(ACCOUNTS[place] ?? '');
      const opening = await Promise.all(players.map(statusOf));
      for (const step of steps) {
        await act(step, players, draws).catch((error: unknown) => {
          if (!isRejectedError(error)) throw error;
        });
      }
      await draws.run();
      for (const [place, player] of players.entries()) {
        const { balance, spent } = await statusOf(player);
        expect(balance + spent).toBe((opening[place]?.balance ?? 0) + (opening[place]?.spent ?? 0));
      }
      expect(await errors()).toEqual([]);
      expect(await checkLedger(gateway.db)).toEqual([]);
    }),
    // Shrinking takes longer than the timeout, and a timeout doesn't show what failed.
    { numRuns: tierRuns(8), seed: 20_261_121, endOnFailure: true },
  );
}, 240_000);

/** A member's balance, and the cost of his tickets minus what they returned. */
async function statusOf(player: TestCaller): Promise<{ balance: number; spent: number }> {
  const tickets = await allTickets(player);
  const spent = tickets.reduce((sum, { stake, payout }) => sum + stake.minor - payout.minor, 0);
  return { balance: (await player.client.call(getBalance, {})).minor, spent };
}

/** Returns rows that must never exist. */
async function errors(): Promise<unknown[]> {
  const now = gateway.clock.now().toISOString();
  return rowsOf(
    gateway.db,
    sql`
    select 'the record differs' as error, t.id from lottery_ticket t join bet b on b.id = t.bet_id
      where b.stake <> t.stake or b.payout <> coalesce(t.payout, 0)
        or b.status <> case when t.state in ('CANCELLED', 'STOPPED', 'VOID') then 'VOID' else t.state end
        or b.settled_at is distinct from t.settled_at
    union all
    select 'not taken once', t.id from lottery_ticket t
      where (select sum(-e.amount) from ledger_posting p join ledger_entry e on e.posting_id = p.id
        join ledger_account a on a.id = e.account_id and a.owner = 'member:' || t.member_id
        where p.reference = t.id and p.kind = 'bet') is distinct from t.stake
    union all
    select 'not paid once', t.id from lottery_ticket t
      where coalesce((select sum(e.amount) from ledger_posting p join ledger_entry e on e.posting_id = p.id
        join ledger_account a on a.id = e.account_id and a.owner = 'member:' || t.member_id
        where p.reference = t.id and p.kind in ('payout', 'refund')), 0) <> coalesce(t.payout, 0)
    union all
    select 'left open', t.id from lottery_ticket t
      join lottery_draw d on d.lottery = t.lottery and d.number = t.draw
      where t.state = 'OPEN' and (d.status <> 'waiting' or d.draw_at < ${now}::timestamptz - interval '5 seconds')`,
  );
}
