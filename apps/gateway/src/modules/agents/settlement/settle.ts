import { payLines, type Figures, type ContractPayment } from '@perya/rules/agents';
import type { CalendarSpan } from '@perya/rules/time';
import { sql } from 'drizzle-orm';
import { amountOfSetting } from '../../../kernel/money';
import type { ContractRow } from '../contracts/schema';
import { termsOf } from '../contracts/terms';
import { WIRE_KINDS } from '../contracts/wire';
import type { Db } from '../../../kernel/db/types';
import { houseAccount, postAll, walletOf, type PostingRequest } from '../../../kernel/ledger';
import type { Brand } from '../../../kernel/brand';
import type { SettlementSchedule } from './clocks';
import { dueRun } from './due';
import { sumOf, teamFigures, type TeamFigures } from './figures';
import { accountsOfLines, linesOf } from './lines';
import { owedForShorterPeriods, totalOwed } from './owed';
import { settlement, settlementProgress } from './schema';

/** The parameters of a settlement run. */
interface Settling {
  brand: Pick<Brand, 'timeZone' | 'agents' | 'contracts'>;
  now: Date;
}

/** The result of one settlement run. */
interface Settled {
  periods: number;
  /** The members that were paid, one entry per payment. */
  paid: readonly number[];
}

/** Periods per transaction: one day of five-minute periods. */
const PERIODS_AT_ONCE = 288;

/**
 * Settles a clock's oldest due periods in one transaction: rows, money and progress are written together or
 * not at all. The clock's row is locked, so that only one gateway settles at a time; if it dies midway, the
 * next one takes over.
 *
 * @returns undefined if nothing was due
 */
export async function settleNext(
  tx: Db,
  clock: SettlementSchedule,
  { brand, now }: Settling,
): Promise<Settled | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settlement:${clock.name}`}))`);
  const run = await dueRun(tx, {
    clock,
    now: now.getTime(),
    timeZone: brand.timeZone,
    max: PERIODS_AT_ONCE,
  });
  if (run === undefined) return undefined;
  const isOn = brand.contracts.kinds[clock.kind];
  const paid = isOn ? await settleSpans(tx, { ...run, clock }, { brand, now }) : [];
  const settledTo = new Date(run.settledTo);
  await tx
    .insert(settlementProgress)
    .values({ name: clock.name, settledTo })
    .onConflictDoUpdate({ target: settlementProgress.name, set: { settledTo } });
  return { periods: run.spans.length, paid };
}

interface Run {
  clock: SettlementSchedule;
  spans: readonly CalendarSpan[];
  contracts: readonly ContractRow[];
}

type NewSettlement = typeof settlement.$inferInsert;

async function settleSpans(
  tx: Db,
  { clock, spans, contracts }: Run,
  { brand, now }: Settling,
): Promise<number[]> {
  const activeTurnover = amountOfSetting(brand.agents.activeTurnover);
  const rows: NewSettlement[] = [];
  for (const currency of new Set(contracts.map((contract) => contract.currency))) {
    const counted = contracts.filter((contract) => contract.currency === currency);
    const agents = counted.map(({ downlineId }) => downlineId);
    const teams = await teamFigures(tx, { spans, agents, currency, activeTurnover });
    const accounts = await accountsOfLines(tx, teams);
    const owed = await owedForShorterPeriods(tx, { clock, spans, agents, currency });
    for (const [index, span] of spans.entries()) {
      const team = teams[index] ?? new Map();
      const owedBefore = owed[index] ?? new Map();
      const pays = payLines(counted.map(payingContract), totalsOf(team), totalOwed(owedBefore));
      rows.push(
        ...counted.map((contract) => ({
          ...settlementOf(contract, pays, { span, team, activeTurnover, settledAt: now }),
          ...linesOf(contract.downlineId, { team, accounts, contracts: counted, pays, owedBefore }),
        })),
      );
    }
  }
  return keep(tx, rows, now);
}

const payingContract = (contract: ContractRow) => ({
  id: contract.id,
  kind: contract.kind,
  upline: contract.uplineId,
  downline: contract.downlineId,
  terms: termsOf(contract),
});

const totalsOf = (team: TeamFigures): Map<number, Figures> =>
  new Map([...team].map(([agent, lines]) => [agent, sumOf(lines)]));

interface Counted {
  span: CalendarSpan;
  team: TeamFigures;
  activeTurnover: bigint;
  settledAt: Date;
}

function settlementOf(
  { id, kind, downlineId, uplineId, currency }: ContractRow,
  pays: ReadonlyMap<number, ContractPayment>,
  { span, team, activeTurnover, settledAt }: Counted,
) {
  const pay = pays.get(id);
  if (pay === undefined) throw new Error(`The contract ${id} was not counted.`);
  const { tier, rate, gross, deducted, amount } = pay;
  return {
    contractId: id,
    kind,
    agentId: downlineId,
    uplineId,
    currency,
    periodFrom: new Date(span.from),
    periodTo: new Date(span.to),
    settledAt,
    ...sumOf(team.get(downlineId) ?? []),
    activeTurnover,
    tier,
    rate,
    gross,
    deducted,
    amount,
  };
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Inserts the rows and pays them. Existing rows were already paid and are skipped. */
async function keep(tx: Db, rows: readonly NewSettlement[], at: Date): Promise<number[]> {
  const paid: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const kept = await tx
      .insert(settlement)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning();
    const due = kept.filter(({ amount }) => amount > 0n);
    if (due.length > 0)
      await postAll(
        tx,
        due.map((row) => postingOf(row, at)),
      );
    paid.push(...due.map(({ agentId }) => agentId));
  }
  return paid;
}

/** The income source of each kind, as income reports name it. */
const INCOME = {
  daily: 'DAILY_SALARY',
  hourly: 'HOURLY_SALARY',
  realTime: 'REAL_TIME_SALARY',
} as const;

function postingOf(
  { contractId, kind, agentId, currency, amount, periodFrom }: typeof settlement.$inferSelect,
  at: Date,
): PostingRequest {
  return {
    key: `settlement:${contractId}:${periodFrom.getTime()}`,
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    at,
    reference: WIRE_KINDS[kind],
    ...(kind === 'dividend' ? {} : { details: { income: INCOME[kind] } }),
    entries: [
      { account: houseAccount('agents', currency), amount: -amount },
      { account: walletOf(agentId, currency), amount },
    ],
  };
}
