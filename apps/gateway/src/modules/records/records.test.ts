import {
  type Bet,
  getBalance,
  getBetDetail,
  getBettingRecord,
  getTransactionHistory,
  type InputOf,
} from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { drawLimits, LOTTERIES } from '@perya/rules/lottery';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rowsOf } from '../../kernel/db/types';
import { checkLedger } from '../../kernel/ledger';
import { createTestDraws, lottoLine } from '../lottery/lotteryTesting';
import { slotModel, spin } from '@perya/game-engines/slot';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { outcomeOf, outcomeSql } from '../bets/outcome';

const STATUSES = ['open', 'won', 'paid', 'drawn', 'lost', 'void'] as const;

let gateway: TestGateway;
let juan: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

async function everyBet(filter: InputOf<typeof getBettingRecord> = {}): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const record = await juan.client.call(getBettingRecord, { ...filter, page, pageSize: 7 });
    pages = record.totalPages;
    bets.push(...record.items);
  }
  return bets;
}

const sum = (bets: readonly Bet[], field: 'stake' | 'payout' | 'result' | 'turnover') =>
  bets.reduce((total, bet) => total + bet[field].minor, 0);

describe('the betting record', () => {
  it('lists every bet once, newest first, with totals that are the sums of the rows', async () => {
    const bets = await everyBet();
    const { totals, totalCount } = await juan.client.call(getBettingRecord, {});
    expect(bets.length).toBeGreaterThan(10);
    expect(bets).toHaveLength(totalCount);
    expect(new Set(bets.map(({ id }) => id)).size).toBe(bets.length);
    const times = bets.map(({ placedAt }) => placedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(totals.bets).toBe(bets.length);
    for (const field of ['stake', 'payout', 'result', 'turnover'] as const) {
      expect(totals[field].minor).toBe(sum(bets, field));
    }
  });

  it('filters by status, vendor, category and time, totals included', async () => {
    const all = await everyBet();
    const first = all[0] as Bet;
    const middle = all[Math.floor(all.length / 2)] as Bet;
    const cases = [
      ...STATUSES.map(
        (each) => [{ status: each }, all.filter((row) => row.status === each)] as const,
      ),
      [{ vendor: first.vendor }, all.filter(({ vendor }) => vendor === first.vendor)],
      [{ category: 'LIVE' as const }, []],
      [{ from: middle.placedAt }, all.filter(({ placedAt }) => placedAt >= middle.placedAt)],
      [{ to: middle.placedAt }, all.filter(({ placedAt }) => placedAt < middle.placedAt)],
    ] as const;
    for (const [filter, expected] of cases) {
      const found = await everyBet(filter);
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const { totals } = await juan.client.call(getBettingRecord, filter);
      expect(totals.stake.minor).toBe(sum(expected, 'stake'));
      expect(totals.result.minor).toBe(sum(expected, 'result'));
    }
  });

  it('requires sign-in', async () => {
    await expect(callerOf(gateway).client.call(getBettingRecord, {})).rejects.toMatchObject({
      status: 401,
    });
  });

  it('calls a bet lost only if it paid nothing', async () => {
    const bets = await everyBet();
    const partly = bets.filter(
      ({ payout, stake }) => payout.minor > 0 && payout.minor < stake.minor,
    );
    expect(partly.length).toBeGreaterThan(0);
    expect(new Set(partly.map(({ status }) => status))).toEqual(new Set(['paid']));
    for (const { payout } of await everyBet({ status: 'lost' })) expect(payout.minor).toBe(0);
  });

  it('gives the same status in a statement as in the code', async () => {
    const amounts = [0n, 1n, 99n, 100n, 101n];
    const pairs = amounts.flatMap((stake) => amounts.map((payout) => ({ stake, payout })));
    const values = sql.join(
      pairs.map(({ stake, payout }) => sql`(${String(stake)}::bigint, ${String(payout)}::bigint)`),
      sql`, `,
    );
    const rows = await rowsOf<{ status: string }>(
      gateway.db,
      sql`select ${outcomeSql(sql`stake`, sql`payout`)} as status
        from (values ${values}) as bets(stake, payout)`,
    );
    expect(rows.map(({ status }) => status)).toEqual(
      pairs.map(({ stake, payout }) => outcomeOf(stake, payout)),
    );
  });
});

describe('the history of the demo members', () => {
  it('leaves the documented balances, in a ledger without errors', async () => {
    expect((await juan.client.call(getBalance, {})).minor).toBe(1_000_000);
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    expect((await vip.client.call(getBalance, {})).minor).toBe(100_000_000);
    expect((await vip.client.call(getBettingRecord, {})).totals.bets).toBeGreaterThan(10);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('moved exactly the amounts of the bets', async () => {
    const bets = await everyBet();
    const moved = { BET: 0, PAYOUT: 0 };
    for (const type of ['BET', 'PAYOUT'] as const) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const history = await juan.client.call(getTransactionHistory, {
          type,
          page,
          pageSize: 200,
        });
        pages = history.totalPages;
        for (const { amount } of history.items) moved[type] += amount.minor;
      }
    }
    expect(moved.BET).toBe(-sum(bets, 'stake'));
    expect(moved.PAYOUT).toBe(sum(bets, 'payout'));
  });

  it('was played by the rules: replaying a round gives the same stops and payout', async () => {
    const bets = (await everyBet()).filter(({ category }) => category === 'RNG');
    expect(bets.length).toBeGreaterThan(10);
    for (const bet of bets) {
      const draws = await juan.client.call(getBetDetail, { betId: bet.id });
      let paid = 0;
      for (const draw of draws) {
        const model = slotModel(draw.rules);
        const { serverSeed, clientSeed, nonce } = draw;
        if (model === undefined || serverSeed === null) throw new Error('The past is sealed.');
        expect(commitmentOf(serverSeed)).toBe(draw.commitment);
        const result = spin(model, { serverSeed, clientSeed, nonce }, draw.isFree);
        expect(result.stops).toEqual(draw.outcome);
        paid += (bet.stake.minor / model.lines) * result.pays;
      }
      expect(paid).toBe(bet.payout.minor);
    }
  });

  it('includes the draw of each lottery ticket, which can be replayed once its seed is revealed', async () => {
    const lines = [lottoLine([1, 2, 3, 4, 5, 6])];
    await createTestDraws(gateway).bet(juan, 'PH_6_45', { lines });
    const tickets = (await everyBet()).filter(({ category }) => category.endsWith('LOTT'));
    const proofs = await Promise.all(
      tickets.map(async ({ id, gameName, status }) => {
        const draws = await juan.client.call(getBetDetail, { betId: id });
        const lottery = LOTTERIES.find(({ name }) => name === gameName);
        if (lottery === undefined) throw new Error(`No lottery is called ${gameName}.`);
        return { draws, lottery, isOpen: status === 'open' };
      }),
    );
    expect(proofs.map(({ draws }) => draws.map(({ rules }) => rules))).toEqual(
      proofs.map(({ lottery }) => [`lottery/${lottery.code}`]),
    );
    const waiting = proofs.filter(({ isOpen }) => isOpen).flatMap(({ draws }) => draws);
    expect(waiting).toHaveLength(1);
    expect(
      waiting.every(({ serverSeed, outcome }) => serverSeed === null && outcome.length === 0),
    ).toBe(true);
    const settled = proofs.filter(({ isOpen }) => !isOpen);
    expect(settled.length).toBeGreaterThan(0);
    for (const { draws, lottery } of settled) {
      const [draw] = draws;
      if (draw === undefined || draw.serverSeed === null)
        throw new Error(`The past of ${lottery.name} is sealed.`);
      const { serverSeed, clientSeed, nonce, commitment, outcome } = draw;
      expect(commitmentOf(serverSeed)).toBe(commitment);
      const limits = drawLimits(lottery.space);
      expect(drawNumbers({ serverSeed, clientSeed, nonce }, limits)).toEqual(outcome);
    }
  });
});
