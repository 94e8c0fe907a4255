import {
  type Bet,
  exportBettingRecord,
  exportTransactionHistory,
  getBettingRecord,
  getProfitReport,
  getTransactionHistory,
  type InputOf,
  type Transaction,
} from '@perya/api-client';
import { startOfDay, todayIn, yearBefore } from '@perya/rules/time';
import { tierRuns } from '@perya/vitest-preset/tier';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { hold, houseAccount, post, postHold, voidHold, walletOf } from '../../kernel/ledger';
import { member } from '../identity/members/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { outcomeOf, outcomeSql } from '../bets/outcome';
import { bet } from '../bets/schema';

const MINUTE = 60_000;
let gateway: TestGateway;
let fresh: TestCaller;
let memberId: number;
let now: number;

const STATUSES = { open: 'OPEN', void: 'VOID' } as const;
const CATEGORIES = ['RNG', 'LIVE', 'ELOTT'] as const;

const aBet = fc.record({
  minutesAgo: fc.integer({ min: 1, max: 6 * 60 }),
  game: fc.nat(3),
  end: fc.constantFrom('open', 'settled', 'void'),
  stake: fc.bigInt({ min: 1n, max: 10_000_00n }),
  payout: fc.bigInt({ min: 0n, max: 10_000_00n }),
});

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  fresh = callerOf(gateway);
  await fresh.signIn('juan01');
  now = gateway.clock.now().getTime();
  const [row] = await gateway.db.select().from(member).where(eq(member.account, 'juan01'));
  memberId = row?.id ?? 0;
});

let rounds = 0;

async function place(bets: readonly (typeof aBet extends fc.Arbitrary<infer T> ? T : never)[]) {
  await gateway.db.insert(bet).values(
    bets.map(({ minutesAgo, game, end, stake, payout }) => {
      const at = new Date(now - minutesAgo * MINUTE);
      rounds += 1;
      return {
        roundId: `totals-${rounds}`,
        memberId,
        gameId: `g-${game}`,
        gameName: `Game ${game}`,
        category: CATEGORIES[game % 3] ?? 'RNG',
        vendor: `V${game % 2}`,
        vendorName: `Vendor ${game % 2}`,
        currency: 'PHP',
        stake,
        payout,
        turnover: stake,
        status: end === 'settled' ? outcomeOf(stake, payout) : STATUSES[end],
        placedAt: at,
        settledAt: end === 'open' ? null : at,
      };
    }),
  );
}

async function everyBet(filter: InputOf<typeof getBettingRecord>): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const record = await fresh.client.call(getBettingRecord, { ...filter, page, pageSize: 7 });
    pages = record.totalPages;
    bets.push(...record.items);
  }
  return bets;
}

it('the totals of every filter are the sums of its rows, over all pages and in the export', async () => {
  const filters = fc.record(
    {
      from: fc.integer({ min: 0, max: 6 * 60 }).map((ago) => now - ago * MINUTE),
      to: fc.integer({ min: 0, max: 6 * 60 }).map((ago) => now - ago * MINUTE),
      category: fc.constantFrom(...CATEGORIES),
      vendor: fc.constantFrom('V0', 'V1'),
      gameId: fc.constantFrom('g-0', 'g-1', 'g-2'),
      status: fc.constantFrom('open', 'won', 'paid', 'drawn', 'lost', 'void'),
    },
    { requiredKeys: ['from'] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(aBet, { minLength: 1, maxLength: 25 }),
      fc.array(filters, { minLength: 1, maxLength: 3 }),
      async (bets, asked) => {
        await place(bets);
        // Later changes of a bet are included in the totals too.
        await gateway.db.execute(
          sql`update bet set payout = payout + 7, status = ${outcomeSql(sql`stake`, sql`payout + 7`)},
              settled_at = placed_at
            where member_id = ${memberId} and status = 'OPEN' and game_id = 'g-1'`,
        );
        for (const filter of asked) {
          const rows = await everyBet(filter);
          const { totals, totalCount } = await fresh.client.call(getBettingRecord, filter);
          expect(rows).toHaveLength(totalCount);
          for (const { status, payout } of rows) {
            expect(status).toBe(filter.status ?? status);
            if (status === 'lost') expect(payout.minor).toBe(0);
          }
          expect(new Set(rows.map(({ id }) => id)).size).toBe(totalCount);
          const sum = (field: 'stake' | 'payout' | 'result' | 'turnover') =>
            rows.reduce((total, row) => total + row[field].minor, 0);
          expect(totals.stake.minor).toBe(sum('stake'));
          expect(totals.payout.minor).toBe(sum('payout'));
          expect(totals.result.minor).toBe(sum('result'));
          expect(totals.turnover.minor).toBe(sum('turnover'));
          const file = await fresh.client.call(exportBettingRecord, filter);
          expect(file.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        }
        const span = { from: now - 6 * 60 * MINUTE, to: now };
        const profit = await fresh.client.call(getProfitReport, { unit: 'day', ...span });
        const { totals } = await fresh.client.call(getBettingRecord, span);
        expect(profit.totals).toEqual(totals);
        for (const parts of [profit.periods, profit.categories]) {
          expect(parts.reduce((all, part) => all + part.result.minor, 0)).toBe(totals.result.minor);
          expect(parts.reduce((all, part) => all + part.bets, 0)).toBe(totals.bets);
        }
      },
    ),
    { numRuns: tierRuns(12) },
  );
}, 120_000);

it('the totals of the account record are the sums of completed transactions, whatever is held or voided', async () => {
  const movements = fc.array(
    fc.record({
      kind: fc.constantFrom('deposit', 'bonus', 'withdrawal', 'rebate'),
      amount: fc.bigInt({ min: 1n, max: 500_00n }),
      how: fc.constantFrom('post', 'pending', 'held', 'void'),
      minutesAgo: fc.integer({ min: 1, max: 120 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(movements, fc.nat(120), async (list, ago) => {
      for (const { kind, amount, how, minutesAgo } of list) {
        keys += 1;
        const sign = kind === 'withdrawal' ? -1n : 1n;
        const at = new Date(now - minutesAgo * MINUTE);
        const key = `totals-${keys}`;
        const request = {
          key,
          kind: kind as 'deposit',
          at,
          entries: [
            { account: walletOf(memberId, 'PHP'), amount: sign * amount },
            { account: houseAccount('bank', 'PHP'), amount: -sign * amount },
          ],
        };
        await (how === 'post' ? post : hold)(gateway.db, request);
        const end = { key: `${key}-end`, hold: key, at };
        if (how === 'held') await postHold(gateway.db, end);
        if (how === 'void') await voidHold(gateway.db, end);
      }
      for (const filter of [
        { from: now - ago * MINUTE },
        { type: 'DEPOSIT' as const },
        { status: 'pending' as const },
        { status: 'done' as const, type: 'WITHDRAWAL' as const },
      ]) {
        const rows: Transaction[] = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const part = await fresh.client.call(getTransactionHistory, {
            ...filter,
            page,
            pageSize: 50,
          });
          pages = part.totalPages;
          rows.push(...part.items);
        }
        const { totals, totalCount } = await fresh.client.call(getTransactionHistory, filter);
        expect(rows).toHaveLength(totalCount);
        const done = rows.filter(({ status }) => status === 'done');
        const sum = (part: readonly Transaction[]) =>
          part.reduce((total, { amount }) => total + amount.minor, 0);
        expect(totals.moneyIn.minor).toBe(sum(done.filter(({ amount }) => amount.minor > 0)));
        expect(totals.moneyOut.minor).toBe(sum(done.filter(({ amount }) => amount.minor < 0)));
        const file = await fresh.client.call(exportTransactionHistory, filter);
        expect(file.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    }),
    { numRuns: tierRuns(8) },
  );
}, 120_000);

it('records are kept for twelve months of the brand’s calendar, and older requests are rejected', async () => {
  const earliest = startOfDay(yearBefore(todayIn('Asia/Manila', now)), 'Asia/Manila');
  await fresh.client.call(getBettingRecord, { from: earliest });
  await expect(fresh.client.call(getBettingRecord, { from: earliest - 1 })).rejects.toMatchObject({
    status: 422,
    code: 'RECORD_TOO_OLD',
    messageKey: 'record_too_old',
  });
  await expect(
    fresh.client.call(getTransactionHistory, { from: earliest - 1 }),
  ).rejects.toMatchObject({ code: 'RECORD_TOO_OLD' });
});
