import type { getSettlementDetail, getSettlements, HandlerValueOf } from '@perya/api-client';
import { payFor, reaches } from '@perya/rules/agents';
import { and, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { agentContract, type ContractRow } from '../contracts/schema';
import { PERIOD_BY_WIRE, termsOf, WIRE_PERIODS, wireTier } from '../contracts/terms';
import { KIND_BY_WIRE, WIRE_KINDS } from '../contracts/wire';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { agentOf, readId } from '../team/guard';
import { settlement, type SettlementRow, type StoredFigures } from './schema';

type WireRecord = HandlerValueOf<typeof getSettlements>;

const PAGE_SIZE = 20;
const MILLION = 1_000_000n;

/** Lists the settlements of contracts of one kind, newest period first. */
export async function settlements({
  input,
  ctx,
}: Call<typeof getSettlements>): Promise<WireRecord> {
  const me = agentOf(ctx);
  const {
    kind,
    period,
    role,
    from,
    to,
    search,
    isPaidOnly,
    pageNo = 1,
    pageSize = PAGE_SIZE,
  } = input;
  const where = and(
    eq(role === 'MINE' ? settlement.agentId : settlement.uplineId, me.id),
    eq(settlement.kind, KIND_BY_WIRE[kind]),
    period && eq(agentContract.period, PERIOD_BY_WIRE[period]),
    from === undefined ? undefined : gt(settlement.periodTo, new Date(from)),
    to === undefined ? undefined : lt(settlement.periodFrom, new Date(to)),
    isPaidOnly ? gt(settlement.amount, 0n) : undefined,
    search === undefined ? undefined : beginsWith(search),
  );
  const sum = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)::text`;
  const [totals] = await ctx.db
    .select({
      count: count(),
      turnover: sum(settlement.turnover),
      loss: sum(settlement.loss),
      gross: sum(settlement.gross),
      deducted: sum(settlement.deducted),
      amount: sum(settlement.amount),
    })
    .from(settlement)
    .innerJoin(agentContract, eq(agentContract.id, settlement.contractId))
    .innerJoin(member, eq(member.id, settlement.agentId))
    .where(where);
  const rows = await ctx.db
    .select({ row: settlement, period: agentContract.period, account: member.account })
    .from(settlement)
    .innerJoin(agentContract, eq(agentContract.id, settlement.contractId))
    .innerJoin(member, eq(member.id, settlement.agentId))
    .where(where)
    .orderBy(desc(settlement.periodFrom), desc(settlement.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  const total = (amount: string | undefined) => BigInt(amount ?? 0);
  return {
    currency: me.currency,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    totals: {
      settlements: totalCount,
      turnover: total(totals?.turnover),
      loss: total(totals?.loss),
      gross: total(totals?.gross),
      deducted: total(totals?.deducted),
      amount: total(totals?.amount),
    },
    list: rows.map(wireSettlement),
  };
}

/** Matches accounts by prefix; `%` and `_` are matched literally. */
const beginsWith = (account: string): SQL =>
  sql`starts_with(${member.account}, ${account.trim().toLowerCase()})`;

interface FoundSettlement {
  row: SettlementRow;
  period: ContractRow['period'];
  account: string;
}

function wireSettlement({ row, period, account }: FoundSettlement): WireRecord['list'][number] {
  return {
    id: String(row.id),
    contractId: String(row.contractId),
    kind: WIRE_KINDS[row.kind],
    period: period && WIRE_PERIODS[period],
    account,
    from: row.periodFrom.getTime(),
    to: row.periodTo.getTime(),
    settledAt: row.settledAt.getTime(),
    turnover: row.turnover,
    loss: row.loss,
    activeMembers: row.activeMembers,
    rateBasisPoints: row.tier === null ? null : row.rate,
    gross: row.gross,
    deducted: row.deducted,
    amount: row.amount,
  };
}

/** Explains one settlement, for the agent who was paid and for the upline who gave the contract. */
export async function settlementDetail({
  input,
  ctx,
}: Call<typeof getSettlementDetail>): Promise<HandlerValueOf<typeof getSettlementDetail>> {
  const me = agentOf(ctx);
  const id = readId(input.settlementId) ?? 0;
  const [found] = await ctx.db
    .select({ row: settlement, contract: agentContract, account: member.account })
    .from(settlement)
    .innerJoin(agentContract, eq(agentContract.id, settlement.contractId))
    .innerJoin(member, eq(member.id, settlement.agentId))
    .where(
      and(eq(settlement.id, id), or(eq(settlement.agentId, me.id), eq(settlement.uplineId, me.id))),
    );
  if (found === undefined) throw new Rejection(404, 'UNKNOWN_SETTLEMENT', 'not_found');
  const { row, contract, account } = found;
  const terms = termsOf(contract);
  const pay = payFor(row.kind, terms, row, row.deducted);
  return {
    currency: row.currency,
    settlement: wireSettlement({ row, period: contract.period, account }),
    tiers: terms.tiers.map((tier, index) => ({
      ...wireTier(tier),
      isReached: reaches(row, tier),
      isChosen: index === row.tier,
    })),
    exactGross: sixPlaces(pay.exact),
    activeTurnover: row.activeTurnover,
    lines: row.lines.map(({ rate, account: line, ...figures }) => ({
      account: line,
      rateBasisPoints: rate,
      ...readFigures(figures),
    })),
    others: row.others && { count: row.others.count, ...readFigures(row.others) },
  };
}

const readFigures = ({ turnover, loss, activeMembers, owed }: StoredFigures) => ({
  turnover: BigInt(turnover),
  loss: BigInt(loss),
  activeMembers,
  owed: BigInt(owed),
});

/** Formats ten-thousandths of a minor unit, which are millionths of a unit. */
const sixPlaces = (exact: bigint): string =>
  `${exact / MILLION}.${String(exact % MILLION).padStart(6, '0')}`;
