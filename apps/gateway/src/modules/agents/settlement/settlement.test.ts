import {
  type ContractRole,
  getBalance,
  getSettlementDetail,
  getSettlements,
  getTransactionHistory,
  type InputOf,
  processHourlySalaryContract,
} from '@perya/api-client';
import {
  spanAt,
  type ContractKind,
  type ContractPeriod,
  type PeriodLength,
} from '@perya/rules/agents';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { signInAs } from '../contracts/contractsTesting';
import { rowsOf } from '../../../kernel/db/types';
import { balanceOf, checkLedger, houseAccount, walletOf } from '../../../kernel/ledger';
import { ledgerPosting } from '../../../kernel/ledger/schema';
import { memberIdOf } from '../../records/recordsTesting';
import { type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { SETTLEMENT_SCHEDULES } from './clocks';
import { SETTLE_AFTER_MS } from './due';
import { checkContracts } from './jobs';
import { settlement } from './schema';
import { settleNext } from './settle';
import { insertAcceptedContract, deleteSettlements, insertSettledPlay } from './settlementTesting';

const MANILA = 'Asia/Manila';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let gateway: TestGateway;
let ids: Record<'agent01' | 'agent02' | 'juan01' | 'maria03', number>;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  ids = {
    agent01: await memberIdOf(gateway.db, 'agent01'),
    agent02: await memberIdOf(gateway.db, 'agent02'),
    juan01: await memberIdOf(gateway.db, 'juan01'),
    maria03: await memberIdOf(gateway.db, 'maria03'),
  };
});

const now = () => Date.now();
/**
 * Moves the clock to a time when nothing is due, so that the gateway's own job, which runs every two seconds,
 * changes nothing.
 */
async function pause() {
  gateway.clock.moveTo(-30 * DAY_MS);
  // Waits for a run that is in progress.
  await checkContracts(gateway.platform);
}
/** Deletes the seeded settlements. Nothing that a test has only partly set up is settled meanwhile. */
async function begin() {
  await pause();
  await deleteSettlements(gateway.db);
}
const walletOfAgent = async () =>
  (await balanceOf(gateway.db, walletOf(ids.agent01, 'PHP'))).balance;
/** The last whole period before now. */
const last = (scale: PeriodLength) => {
  const { from } = spanAt(scale, now(), MANILA);
  return spanAt(scale, from - 1, MANILA);
};
/** Moves the clock to now, or to when the period can be settled if that is later. */
async function passEndOf({ to }: { to: number }) {
  const wanted = to + SETTLE_AFTER_MS + 1_000;
  gateway.clock.moveTo(Math.max(0, wanted - now()));
  await checkContracts(gateway.platform);
}
const recordOf = (
  { client }: TestCaller,
  kind: ContractKind = 'daily',
  role: ContractRole = 'mine',
  filter: Partial<InputOf<typeof getSettlements>> = {},
) => client.call(getSettlements, { kind, role, ...filter });
const rows = () =>
  gateway.db.select().from(settlement).orderBy(settlement.periodFrom, settlement.contractId);
const dailyLine = async (at: number) => {
  await insertAcceptedContract(gateway.db, {
    upline: null,
    downline: 'agent01',
    kind: 'daily',
    tiers: [
      [0, 0, 0, 30],
      [5_000, 1, 0, 100],
    ],
    at,
  });
  await insertAcceptedContract(gateway.db, {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'daily',
    tiers: [[0, 0, 0, 20]],
    at,
  });
};

/** Paid to agent01. The five-minute and hourly periods in which the seed was made end a little later. */
async function paidSinceSeed(): Promise<bigint> {
  const [home] = await gateway.db
    .select({ at: ledgerPosting.at })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.key, 'seed:settlement-home:agent01'));
  if (home === undefined) throw new Error('The seed took nothing home.');
  return (await rows())
    .filter(({ agentId, settledAt }) => agentId === ids.agent01 && settledAt > home.at)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

describe('the history in the seed data', () => {
  it('is settled to the last period, explained, and leaves the wallets at their documented balances', async () => {
    const agent = await signInAs(gateway, 'agent01');
    const daily = await recordOf(agent, 'daily');
    expect(daily.totalCount).toBeGreaterThanOrEqual(20);
    const dividends = await recordOf(agent, 'dividend');
    expect(dividends.totalCount).toBeGreaterThanOrEqual(8);
    expect((await recordOf(agent, 'hourly')).totalCount).toBeGreaterThanOrEqual(46);
    expect((await recordOf(agent, 'realTime')).totalCount).toBeGreaterThanOrEqual(40);
    expect((await recordOf(agent, 'daily', 'given')).totalCount).toBeGreaterThanOrEqual(18);
    expect(daily.totals.amount.minor).toBeGreaterThan(0);
    await pause();
    expect((await walletOfAgent()) - (await paidSinceSeed())).toBe(25_000_000n);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('has totals equal to the sum of the rows of all pages', async () => {
    const agent = await signInAs(gateway, 'agent01');
    const { items, totals } = await recordOf(agent, 'daily', 'mine', { pageSize: 200 });
    expect(items).toHaveLength(totals.settlements);
    const sum = (field: 'turnover' | 'loss' | 'gross' | 'deducted' | 'amount') =>
      items.reduce((total, each) => total + each[field].minor, 0);
    for (const field of ['turnover', 'loss', 'gross', 'deducted', 'amount'] as const) {
      expect([field, totals[field].minor]).toEqual([field, sum(field)]);
    }
    const paid = await recordOf(agent, 'daily', 'mine', { isPaidOnly: true, pageSize: 200 });
    expect(paid.items.every(({ amount }) => amount.minor > 0)).toBe(true);
    expect(paid.totals.amount).toEqual(totals.amount);
  });
});

describe('daily wages', () => {
  beforeEach(begin);

  it('are paid for the previous day, uplines get the difference, and lines explain it', async () => {
    const before = Number(await walletOfAgent());
    const day = last('day');
    await dailyLine(day.from - HOUR_MS);
    const noon = day.from + DAY_MS / 2;
    await insertSettledPlay(gateway, ids.juan01, noon, { turnover: 4_000, loss: 500 });
    await insertSettledPlay(gateway, ids.maria03, noon, { turnover: 1_234.56, loss: -100 });
    await insertSettledPlay(gateway, ids.agent02, noon, { turnover: 1_000 });
    // None of these count: another day, void, an agent's own play.
    await insertSettledPlay(gateway, ids.juan01, day.from - 1, { turnover: 9_000 });
    await insertSettledPlay(gateway, ids.juan01, noon, { turnover: 9_000 }, { status: 'VOID' });
    await insertSettledPlay(gateway, ids.agent01, noon, { turnover: 9_000 });
    await passEndOf(day);

    const agent = await signInAs(gateway, 'agent01');
    const [mine] = (await recordOf(agent)).items;
    // 1.00 % of 6,234.56 is 62.3456; agent02 is owed 0.20 % of 5,234.56, which is 10.46.
    expect(mine).toMatchObject({
      from: day.from,
      to: day.to,
      turnover: { minor: 623_456 },
      loss: { minor: 140_000 },
      activeMembers: 3,
      rateBasisPoints: 100,
      gross: { minor: 6_234 },
      deducted: { minor: 1_046 },
      amount: { minor: 5_188 },
    });
    const detail = await agent.client.call(getSettlementDetail, { settlementId: mine!.id });
    expect(detail).toMatchObject({
      exactGross: '62.345600',
      activeTurnover: { minor: 100_000 },
      others: null,
    });
    expect(detail.tiers.map(({ isReached, isChosen }) => [isReached, isChosen])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(detail.lines).toMatchObject([
      {
        account: 'agent02',
        turnover: { minor: 623_456 },
        rateBasisPoints: 20,
        owed: { minor: 1_046 },
      },
    ]);

    const [given] = (await recordOf(agent, 'daily', 'given')).items;
    expect(given).toMatchObject({ account: 'agent02', amount: { minor: 1_046 } });
    const below = await agent.client.call(getSettlementDetail, { settlementId: given!.id });
    expect(below.lines.map(({ account }) => account)).toEqual(['juan01']);

    const { items } = await agent.client.call(getTransactionHistory, { type: 'SALARY' });
    expect(items[0]).toMatchObject({ amount: { minor: 5_188 }, reference: 'DAILY' });
    expect((await agent.client.call(getBalance, {})).minor).toBe(before + 5_188);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('are recorded as zero where no tier was reached', async () => {
    const day = last('day');
    await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'daily',
      tiers: [[5_000, 2, 0, 50]],
      at: day.from,
    });
    await insertSettledPlay(gateway, ids.juan01, day.from, { turnover: 10_000 });
    const before = await balanceOf(gateway.db, houseAccount('agents', 'PHP'));
    await passEndOf(day);
    const agent = await signInAs(gateway, 'agent01');
    const [mine] = (await recordOf(agent)).items;
    expect(mine).toMatchObject({ activeMembers: 1, rateBasisPoints: null, amount: { minor: 0 } });
    const detail = await agent.client.call(getSettlementDetail, { settlementId: mine!.id });
    expect(detail.tiers[0]).toMatchObject({ isReached: false, isChosen: false });
    expect(await balanceOf(gateway.db, houseAccount('agents', 'PHP'))).toEqual(before);
  });

  it('are caught up after an outage, oldest first, and never paid twice', async () => {
    const day = last('day');
    await dailyLine(day.from - 9 * DAY_MS - HOUR_MS);
    for (let ago = 0; ago < 10; ago += 1) {
      await insertSettledPlay(gateway, ids.juan01, day.from - ago * DAY_MS + HOUR_MS, {
        turnover: 1_000 + ago,
      });
    }
    await passEndOf(day);
    const first = await rows();
    expect(first).toHaveLength(20);
    expect(first[0]?.periodFrom.getTime()).toBe(day.from - 9 * DAY_MS);
    await checkContracts(gateway.platform);
    // Simulates a gateway that has lost its progress: the rows exist, so nothing is paid again.
    await gateway.db.execute(sql`delete from settlement_progress`);
    await checkContracts(gateway.platform);
    expect(await rows()).toEqual(first);
    const paid = first.reduce((sum, { amount }) => sum + amount, 0n);
    const postings = await rowsOf<{ sum: string }>(
      gateway.db,
      sql`select coalesce(sum(e.amount), 0)::text as sum from ledger_entry e join ledger_posting p on p.id = e.posting_id
        join ledger_account a on a.id = e.account_id
        where p.key in (select 'settlement:' || contract_id || ':' || (extract(epoch from period_from) * 1000)::bigint from settlement)
          and a.owner like 'member:%'`,
    );
    expect(BigInt(postings[0]?.sum ?? 0)).toBe(paid);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('are not paid while the brand has them off, nor later', async () => {
    const day = last('day');
    await dailyLine(day.from);
    await insertSettledPlay(gateway, ids.juan01, day.from, { turnover: 1_000 });
    const patch = (daily: boolean) =>
      gateway.platform.brand.patch(
        gateway.db,
        { contracts: { kinds: { daily } } },
        gateway.clock.now(),
      );
    await patch(false);
    await passEndOf(day);
    await patch(true);
    await checkContracts(gateway.platform);
    expect((await rows()).filter(({ periodFrom }) => periodFrom.getTime() <= day.from)).toEqual([]);
  });
});

/** Daily salaries of agent01 with the platform and of agent02 with agent01, by period. */
const salariesOf = async (above: ContractPeriod, below: ContractPeriod, at: number) => {
  const first = await insertAcceptedContract(gateway.db, {
    upline: null,
    downline: 'agent01',
    kind: 'daily',
    period: above,
    tiers: [
      [0, 0, 0, 100],
      [5_000, 1, 0, 200],
    ],
    at,
  });
  const second = await insertAcceptedContract(gateway.db, {
    upline: 'agent01',
    downline: 'agent02',
    kind: 'daily',
    period: below,
    tiers: [
      [0, 0, 0, 20],
      [3_000, 1, 0, 50],
    ],
    at,
  });
  return { first, second };
};
const scheduleOf = (name: string) => SETTLEMENT_SCHEDULES.find((each) => each.name === name)!;

describe('daily wages with other periods', () => {
  beforeEach(begin);

  it.each([
    ['weekly', 'week'],
    ['semimonthly', 'halfMonth'],
    ['monthly', 'month'],
  ] as const)(
    'that are %s are paid once, for the figures of the whole period',
    async (period, scale) => {
      const span = last(scale);
      await salariesOf(period, period, span.from - HOUR_MS);
      // Only both together reach the second tiers.
      await insertSettledPlay(gateway, ids.juan01, span.from, { turnover: 2_600 });
      await insertSettledPlay(gateway, ids.juan01, span.to - 1, { turnover: 2_600 });
      await insertSettledPlay(gateway, ids.juan01, span.to, { turnover: 9_000 });
      await passEndOf(span);
      const found = (await rows()).filter(({ periodFrom }) => periodFrom.getTime() === span.from);
      expect(found).toMatchObject([
        { rate: 200, gross: 10_400n, deducted: 2_600n, amount: 7_800n },
        { rate: 50, gross: 2_600n, deducted: 0n, amount: 2_600n },
      ]);
      expect(found.map(({ periodTo }) => periodTo.getTime())).toEqual([span.to, span.to]);

      const agent = await signInAs(gateway, 'agent01');
      const listed = await recordOf(agent, 'daily', 'mine', { period });
      expect(listed.items.map((each) => each.period)).toContain(period);
      expect((await recordOf(agent, 'daily', 'mine', { period: 'daily' })).totalCount).toBe(0);
      const detail = await agent.client.call(getSettlementDetail, {
        settlementId: listed.items.at(-1)!.id,
      });
      expect(detail.settlement.period).toBe(period);
      expect(await checkLedger(gateway.db)).toEqual([]);
    },
  );

  it('deduct the shorter periods of a downline, so that the line costs the gross at its top', async () => {
    const week = last('week');
    const { first, second } = await salariesOf('weekly', 'daily', week.from - HOUR_MS);
    for (let day = 0; day < 7; day += 1) {
      const at = week.from + day * DAY_MS + HOUR_MS;
      await insertSettledPlay(gateway, ids.juan01, at, { turnover: day === 3 ? 3_333.33 : 777.77 });
    }
    await passEndOf(week);
    const found = await rows();
    const days = found.filter(
      ({ contractId, periodTo }) => contractId === second && periodTo.getTime() <= week.to,
    );
    expect(days.map(({ gross }) => gross)).toEqual([155n, 155n, 155n, 1_666n, 155n, 155n, 155n]);
    const weekly = found.find(({ contractId }) => contractId === first)!;
    // 2.00 % of 7,999.95 is 159.999.
    expect(weekly).toMatchObject({
      gross: 15_999n,
      deducted: 2_596n,
      amount: 13_403n,
      lines: [{ account: 'agent02', owed: '2596', rate: null }],
    });
    const paid = days.reduce((sum, { amount }) => sum + amount, weekly.amount);
    expect(paid).toBe(weekly.gross);
  });

  it('wait for the shorter periods in them', async () => {
    const week = last('week');
    await salariesOf('weekly', 'daily', week.from - HOUR_MS);
    await insertSettledPlay(gateway, ids.juan01, week.from, { turnover: 1_000 });
    const settling = { brand: gateway.platform.brand.current, now: new Date(now()) };
    const settle = (name: string) =>
      gateway.db.transaction((tx) => settleNext(tx, scheduleOf(name), settling));
    expect(await settle('daily/week')).toBeUndefined();
    while ((await settle('daily/day')) !== undefined);
    expect(await settle('daily/week')).toMatchObject({ periods: 1 });
  });

  it('are caught up after an outage by several gateways at once, each period once', async () => {
    const week = last('week');
    const from = spanAt('week', week.from - 2 * 7 * DAY_MS, MANILA).from;
    const { first, second } = await salariesOf('weekly', 'daily', from);
    for (let day = 0; day < 21; day += 1) {
      const at = from + day * DAY_MS + HOUR_MS;
      await insertSettledPlay(gateway, ids.juan01, at, { turnover: 1_000 });
    }
    const settling = { brand: gateway.platform.brand.current, now: new Date(now()) };
    const turn = async () => {
      for (const name of ['daily/day', 'daily/week']) {
        await gateway.db.transaction((tx) => settleNext(tx, scheduleOf(name), settling));
      }
    };
    await Promise.all(Array.from({ length: 4 }, turn));
    await gateway.db.execute(sql`delete from settlement_progress`);
    for (let each = 0; each < 4; each += 1) await turn();
    const found = (await rows()).filter(({ periodTo }) => periodTo.getTime() <= week.to);
    expect(found.filter(({ contractId }) => contractId === second)).toHaveLength(21);
    const weeks = found.filter(({ contractId }) => contractId === first);
    expect(weeks.map(({ gross, deducted }) => [gross, deducted])).toEqual(
      Array.from({ length: 3 }, () => [14_000n, 1_400n]),
    );
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('change without a gap: the old contract pays until the new period begins', async () => {
    const week = last('week');
    const wednesday = week.from + 2 * DAY_MS + HOUR_MS;
    const daily = (rate: number, at: number, period: ContractPeriod = 'daily') =>
      insertAcceptedContract(gateway.db, {
        upline: null,
        downline: 'agent01',
        kind: 'daily',
        period,
        tiers: [[0, 0, 0, rate]],
        at,
      });
    const old = await daily(100, week.from - 7 * DAY_MS);
    const next = await daily(200, wednesday - 7 * DAY_MS, 'weekly');
    await insertSettledPlay(gateway, ids.juan01, week.from - HOUR_MS, { turnover: 1_000 });
    await insertSettledPlay(gateway, ids.juan01, week.from + HOUR_MS, { turnover: 1_000 });
    await passEndOf(week);
    const found = await rows();
    expect(found.filter(({ contractId }) => contractId === old)).toHaveLength(7);
    expect(found.filter(({ amount }) => amount > 0n)).toMatchObject([
      { contractId: old, amount: 1_000n },
      { contractId: next, amount: 2_000n, periodFrom: new Date(week.from) },
    ]);
  });
});

describe('the contract that pays', () => {
  beforeEach(begin);

  it('is the one that was active when the period began', async () => {
    const hour = last('hour');
    const begun = await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'hourly',
      tiers: [[0, 0, 0, 10]],
      at: hour.from,
    });
    // A contract that becomes active within the hour pays from the next hour.
    const next = await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'hourly',
      tiers: [[0, 0, 0, 20]],
      at: hour.from + HOUR_MS / 2,
    });
    await insertSettledPlay(gateway, ids.juan01, hour.from + 1, { turnover: 1_000 });
    await insertSettledPlay(gateway, ids.juan01, hour.to - 1, { turnover: 1_000 });
    await passEndOf({ to: hour.to + HOUR_MS });
    const found = await rows();
    expect(
      found.map(({ contractId, periodFrom, amount }) => [contractId, periodFrom.getTime(), amount]),
    ).toEqual([
      [begun, hour.from, 200n],
      [next, hour.to, 0n],
    ]);
  });

  it('still pays the period in which it is ended', async () => {
    gateway.clock.moveTo(0);
    const hour = last('hour');
    const id = await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'hourly',
      tiers: [[0, 0, 0, 10]],
      at: hour.from,
    });
    const agent = await signInAs(gateway, 'agent01');
    await agent.client.call(processHourlySalaryContract, {
      contractId: String(id),
      answer: 'terminate',
    });
    const running = spanAt('hour', now(), MANILA);
    await insertSettledPlay(gateway, ids.juan01, now(), { turnover: 1_000 });
    await passEndOf({ to: running.to + HOUR_MS });
    const found = await rows();
    expect(found.at(-1)).toMatchObject({ amount: 100n });
    expect(found.at(-1)?.periodFrom.getTime()).toBe(running.from);
  });
});

describe('real-time salaries', () => {
  beforeEach(begin);

  it('are settled every five minutes, also for a stretch without play', async () => {
    const span = last('fiveMinutes');
    await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'realTime',
      tiers: [[100, 1, 0, 10]],
      at: span.from,
    });
    await insertSettledPlay(gateway, ids.maria03, span.from + 1_000, { turnover: 1_000 });
    await passEndOf({ to: span.to + 2 * HOUR_MS });
    const found = await rows();
    expect(found).toHaveLength(25);
    expect(found.map(({ amount }) => amount).filter((amount) => amount > 0n)).toEqual([100n]);
    expect(
      found.every(
        ({ periodFrom, periodTo }) => periodTo.getTime() - periodFrom.getTime() === 300_000,
      ),
    ).toBe(true);
  });
});

describe('dividends', () => {
  beforeEach(begin);

  it('are a share of what the team has lost in the week, from Monday', async () => {
    const week = last('week');
    const at = week.from - HOUR_MS;
    await insertAcceptedContract(gateway.db, {
      upline: null,
      downline: 'agent01',
      kind: 'dividend',
      period: 'weekly',
      tiers: [
        [0, 0, 0, 1_000],
        [1_000, 1, 500, 2_000],
      ],
      at,
    });
    await insertAcceptedContract(gateway.db, {
      upline: 'agent01',
      downline: 'agent02',
      kind: 'dividend',
      period: 'weekly',
      tiers: [[0, 0, 0, 500]],
      at,
    });
    await insertSettledPlay(gateway, ids.juan01, week.from, { turnover: 5_000, loss: 900 });
    await insertSettledPlay(gateway, ids.maria03, week.to - 1, { turnover: 100, loss: -100 });
    await insertSettledPlay(gateway, ids.juan01, week.to, { turnover: 5_000 });
    await passEndOf(week);
    expect(await rows()).toMatchObject([
      { loss: 80_000n, rate: 2_000, gross: 16_000n, deducted: 4_000n, amount: 12_000n },
      { loss: 80_000n, rate: 500, gross: 4_000n, deducted: 0n, amount: 4_000n },
    ]);
  });
});

describe('two gateways', () => {
  beforeEach(begin);

  it('settle each period once, and a transaction that dies leaves nothing', async () => {
    const day = last('day');
    await dailyLine(day.from - 4 * DAY_MS);
    for (let ago = 0; ago < 4; ago += 1) {
      await insertSettledPlay(gateway, ids.juan01, day.from - ago * DAY_MS, { turnover: 1_000 });
    }
    const settling = { brand: gateway.platform.brand.current, now: new Date(now()) };
    const clock = scheduleOf('daily/day');
    const before = await balanceOf(gateway.db, houseAccount('agents', 'PHP'));
    await expect(
      gateway.db.transaction(async (tx) => {
        await settleNext(tx, clock, settling);
        throw new Error('the process is gone');
      }),
    ).rejects.toThrow('gone');
    expect(await rows()).toEqual([]);
    expect(await balanceOf(gateway.db, houseAccount('agents', 'PHP'))).toEqual(before);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        gateway.db.transaction((tx) => settleNext(tx, clock, settling)),
      ),
    );
    const found = await rows();
    // Five days of two contracts: a contract that is active at the start of a day is paid for that day.
    expect(found).toHaveLength(10);
    const paid = found.reduce((sum, { amount }) => sum + amount, 0n);
    const after = await balanceOf(gateway.db, houseAccount('agents', 'PHP'));
    expect(before.balance - after.balance).toBe(paid);
  });
});

describe('the record', () => {
  it('is visible to the agents who were paid and to those who gave the contract', async () => {
    const below = await signInAs(gateway, 'agent02');
    const above = await signInAs(gateway, 'agent01');
    const [mine] = (await recordOf(above)).items;
    await expect(
      below.client.call(getSettlementDetail, { settlementId: mine!.id }),
    ).rejects.toMatchObject({ status: 404 });
    const filtered = await recordOf(above, 'daily', 'given', { search: 'AGENT' });
    expect(filtered.totalCount).toBeGreaterThan(0);
    expect((await recordOf(above, 'daily', 'given', { search: 'nobody' })).totalCount).toBe(0);
    const from = mine!.from;
    expect((await recordOf(above, 'daily', 'mine', { from, to: from + 1 })).totalCount).toBe(1);
    const juan = await signInAs(gateway, 'juan01');
    await expect(recordOf(juan)).rejects.toMatchObject({ status: 403 });
  });
});
