import type {
  getContractHistory,
  getContracts,
  getContractTerms,
  HandlerValueOf,
} from '@perya/api-client';
import { highestRate, MAX_TIERS, type ContractKind } from '@perya/rules/agents';
import { and, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { activeTurnover } from '../team/active';
import { agentOf, descendantOf } from '../team/guard';
import { contractDownline } from './parties';
import { agentContract, contractEvent, type ContractRow } from './schema';
import { termsOf, wireTerms } from './terms';
import {
  KIND_BY_WIRE,
  STATUS_BY_WIRE,
  WIRE_PARTIES,
  WIRE_REASONS,
  WIRE_STATUSES,
  wireContracts,
} from './wire';

const PAGE_SIZE = 20;

/** The caller's contracts as upline or downline, newest first. */
export async function contracts({
  input,
  ctx,
}: Call<typeof getContracts>): Promise<HandlerValueOf<typeof getContracts>> {
  const { id } = agentOf(ctx);
  const { kind, role, statuses, downlineId, pageNo = 1, pageSize = PAGE_SIZE } = input;
  const mine = eq(agentContract.downlineId, id);
  const given = eq(agentContract.uplineId, id);
  const downline = downlineId === undefined ? undefined : await descendantOf(ctx, downlineId);
  const where = and(
    role === undefined ? or(mine, given) : role === 'MINE' ? mine : given,
    kind && eq(agentContract.kind, KIND_BY_WIRE[kind]),
    statuses &&
      inArray(
        agentContract.status,
        statuses.map((each) => STATUS_BY_WIRE[each]),
      ),
    downline && eq(agentContract.downlineId, downline.member.id),
  );
  const [totals] = await ctx.db.select({ count: count() }).from(agentContract).where(where);
  const [waiting] = await ctx.db
    .select({ count: count() })
    .from(agentContract)
    .where(and(mine, eq(agentContract.status, 'offered')));
  const rows = await ctx.db
    .select()
    .from(agentContract)
    .where(where)
    .orderBy(desc(agentContract.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  return {
    list: await wireContracts(ctx, rows),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    waiting: waiting?.count ?? 0,
  };
}

/** The terms that may be offered to a direct downline, and the current contracts between the two. */
export async function contractTerms({
  input,
  ctx,
}: Call<typeof getContractTerms>): Promise<HandlerValueOf<typeof getContractTerms>> {
  const me = agentOf(ctx);
  const downline = await contractDownline(ctx, input.downlineId);
  const kind = KIND_BY_WIRE[input.kind];
  const { agents, contracts: settings } = ctx.brand;
  const own = settings.kinds[kind] ? await liveOf(ctx, me.id, kind, 'active') : undefined;
  const current = await liveOf(ctx, downline.id, kind, 'active');
  const offer = await liveOf(ctx, downline.id, kind, 'offered');
  const wire = async (row: ContractRow | undefined) =>
    row === undefined ? null : ((await wireContracts(ctx, [row]))[0] ?? null);
  return {
    currency: me.currency,
    own: own === undefined ? null : wireTerms(termsOf(own)),
    current: await wire(current),
    offer: await wire(offer),
    offerDays: settings.offerDays,
    maxTiers: MAX_TIERS,
    activeTurnover: activeTurnover({ agents }),
  };
}

async function liveOf(
  { db }: CallContext,
  downlineId: number,
  kind: ContractKind,
  status: 'offered' | 'active',
): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.downlineId, downlineId),
        eq(agentContract.kind, kind),
        eq(agentContract.status, status),
      ),
    );
  return row;
}

/** Every step between the caller and their upline or a direct downline, newest first. */
export async function history({
  input,
  ctx,
}: Call<typeof getContractHistory>): Promise<HandlerValueOf<typeof getContractHistory>> {
  const me = agentOf(ctx);
  const { kind, downlineId, pageNo = 1, pageSize = PAGE_SIZE } = input;
  const where = and(eq(agentContract.kind, KIND_BY_WIRE[kind]), await pairOf(ctx, downlineId));
  const [totals] = await ctx.db
    .select({ count: count() })
    .from(contractEvent)
    .innerJoin(agentContract, eq(agentContract.id, contractEvent.contractId))
    .where(where);
  const rows = await ctx.db
    .select({ event: contractEvent, contract: agentContract })
    .from(contractEvent)
    .innerJoin(agentContract, eq(agentContract.id, contractEvent.contractId))
    .where(where)
    .orderBy(desc(contractEvent.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  return {
    currency: me.currency,
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: rows.map(({ event, contract }) => {
      const terms = termsOf(contract);
      return {
        id: String(event.id),
        contractId: String(contract.id),
        at: event.at.getTime(),
        by: WIRE_PARTIES[event.by],
        from: event.fromStatus && WIRE_STATUSES[event.fromStatus],
        to: WIRE_STATUSES[event.toStatus],
        reason: WIRE_REASONS[event.reason],
        note: event.note,
        terms: wireTerms(terms),
        highestRateBasisPoints: highestRate(terms),
      };
    }),
  };
}

async function pairOf(ctx: CallContext, downlineId: string | undefined): Promise<SQL | undefined> {
  const { id, uplineId } = ctx.me();
  if (downlineId === undefined) {
    const above =
      uplineId === null ? isNull(agentContract.uplineId) : eq(agentContract.uplineId, uplineId);
    return and(eq(agentContract.downlineId, id), above);
  }
  const { member: downline } = await descendantOf(ctx, downlineId);
  return and(eq(agentContract.downlineId, downline.id), eq(agentContract.uplineId, id));
}
