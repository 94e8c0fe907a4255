import type { getSettlementDetail, getSettlements, WireValueOf } from '@perya/api-client';
import { payFor, reaches } from '@perya/rules/agents';
import { formatDecimal } from '@perya/rules/money';
import { and, count, desc, eq, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { agentContract } from '../contracts/schema';
import { termsOf, wireTerms } from '../contracts/terms';
import { KINDS, WIRE_KINDS } from '../contracts/wire';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { agentOf, readId } from '../team/guard';
import { settlement, type SettlementRow } from './schema';

type WireRecord = WireValueOf<typeof getSettlements>;

const PAGE_SIZE = 20;
const MILLION = 1_000_000n;

/** What contracts of a kind came to, the newest period first. */
export async function settlements({
  input,
  ctx,
}: Call<typeof getSettlements>): Promise<WireRecord> {
  const me = agentOf(ctx);
  const { type, role, from, to, account, paidOnly, pageNo = 1, pageSize = PAGE_SIZE } = input;
  const where = and(
    eq(role === 'MINE' ? settlement.agentId : settlement.uplineId, me.id),
    eq(settlement.kind, KINDS[type]),
    from === undefined ? undefined : gte(settlement.periodFrom, new Date(from)),
    to === undefined ? undefined : lt(settlement.periodFrom, new Date(to)),
    paidOnly === 1 ? gt(settlement.amount, 0n) : undefined,
    account === undefined ? undefined : beginsWith(account),
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
    .innerJoin(member, eq(member.id, settlement.agentId))
    .where(where);
  const rows = await ctx.db
    .select({ row: settlement, account: member.account })
    .from(settlement)
    .innerJoin(member, eq(member.id, settlement.agentId))
    .where(where)
    .orderBy(desc(settlement.periodFrom), desc(settlement.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  const total = (amount: string | undefined) => formatDecimal(BigInt(amount ?? 0));
  return {
    currency: me.currency,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    totals: {
      count: totalCount,
      turnover: total(totals?.turnover),
      winLoss: total(totals?.loss),
      gross: total(totals?.gross),
      deducted: total(totals?.deducted),
      amount: total(totals?.amount),
    },
    list: rows.map((each) => wireSettlement(each.row, each.account)),
  };
}

/** Accounts that begin with what was typed; `%` and `_` stand for themselves. */
const beginsWith = (account: string): SQL =>
  sql`starts_with(${member.account}, ${account.trim().toLowerCase()})`;

function wireSettlement(row: SettlementRow, account: string): WireRecord['list'][number] {
  return {
    settlementId: String(row.id),
    contractId: String(row.contractId),
    type: WIRE_KINDS[row.kind],
    account,
    periodFrom: row.periodFrom.getTime(),
    periodTo: row.periodTo.getTime(),
    settleTime: row.settledAt.getTime(),
    turnover: formatDecimal(row.turnover),
    winLoss: formatDecimal(row.loss),
    activeMembers: row.activeMembers,
    rate: row.tier === null ? null : row.rate,
    gross: formatDecimal(row.gross),
    deducted: formatDecimal(row.deducted),
    amount: formatDecimal(row.amount),
  };
}

/** How one settlement came about, for the one who was paid and for the one who gave the contract. */
export async function settlementDetail({
  input,
  ctx,
}: Call<typeof getSettlementDetail>): Promise<WireValueOf<typeof getSettlementDetail>> {
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
    settlement: wireSettlement(row, account),
    terms: wireTerms(terms),
    reached: terms.tiers.map((tier) => (reaches(row, tier) ? 1 : 0)),
    chosen: row.tier,
    exactGross: sixPlaces(pay.exact),
    activeTurnover: formatDecimal(row.activeTurnover),
    lines: row.lines.map(({ account: line, rate, activeMembers, ...amounts }) => ({
      account: line,
      rate,
      activeMembers,
      turnover: formatDecimal(BigInt(amounts.turnover)),
      winLoss: formatDecimal(BigInt(amounts.loss)),
      owed: formatDecimal(BigInt(amounts.owed)),
    })),
    others: row.others && {
      count: row.others.count,
      activeMembers: row.others.activeMembers,
      turnover: formatDecimal(BigInt(row.others.turnover)),
      winLoss: formatDecimal(BigInt(row.others.loss)),
      owed: formatDecimal(BigInt(row.others.owed)),
    },
  };
}

/** Ten-thousandths of a minor unit are millionths of a unit. */
const sixPlaces = (exact: bigint): string =>
  `${exact / MILLION}.${String(exact % MILLION).padStart(6, '0')}`;
