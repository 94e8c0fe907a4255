import type { getContractHistory, HandlerValueOf, offerContract } from '@perya/api-client';
import {
  endedByAccepting,
  paidSpan,
  scaleOf,
  type ContractKind,
  type ContractParty,
  type ContractReason,
  type ContractStatus,
} from '@perya/rules/agents';
import { inArray } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { loadAffectedContracts, liveContract } from './book';
import { payingTimes } from './handover';
import type { ContractRow } from './schema';
import { termsOf, wireTerms } from './terms';

/** A contract as one of its two parties sees it. */
export type WireContract = HandlerValueOf<typeof offerContract>;

type WireEvent = HandlerValueOf<typeof getContractHistory>['list'][number];

export const WIRE_KINDS = {
  dividend: 'DIVIDEND',
  daily: 'DAILY',
  hourly: 'HOURLY',
  realTime: 'REAL_TIME',
} as const satisfies Record<ContractKind, WireContract['kind']>;

export const KIND_BY_WIRE = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  HOURLY: 'hourly',
  REAL_TIME: 'realTime',
} as const satisfies Record<WireContract['kind'], ContractKind>;

export const WIRE_STATUSES = {
  offered: 'OFFERED',
  active: 'ACTIVE',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
  expired: 'EXPIRED',
  terminated: 'TERMINATED',
} as const satisfies Record<ContractStatus, WireContract['status']>;

export const STATUS_BY_WIRE = {
  OFFERED: 'offered',
  ACTIVE: 'active',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
} as const satisfies Record<WireContract['status'], ContractStatus>;

export const WIRE_PARTIES = {
  upline: 'UPLINE',
  downline: 'DOWNLINE',
  house: 'HOUSE',
} as const satisfies Record<ContractParty, WireEvent['by']>;

export const WIRE_REASONS = {
  answer: 'ANSWER',
  replaced: 'REPLACED',
  aboveUpline: 'ABOVE_UPLINE',
  otherPeriod: 'OTHER_PERIOD',
  uplineEnded: 'UPLINE_ENDED',
  late: 'LATE',
} as const satisfies Record<ContractReason, WireEvent['reason']>;

/** Converts contracts to the form in which one of their two parties sees them. */
export async function wireContracts(
  ctx: CallContext,
  rows: readonly ContractRow[],
): Promise<WireContract[]> {
  const accounts = await accountsOf(
    ctx,
    rows.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  const list: WireContract[] = [];
  for (const row of rows) list.push(await wireContract(ctx, row, accounts));
  return list;
}

/** Returns the accounts of members by id. Null (the platform) has none. */
async function accountsOf(
  { db }: Pick<CallContext, 'db'>,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, known));
  return new Map(rows.map(({ id, account }) => [id, account]));
}

async function wireContract(
  ctx: CallContext,
  row: ContractRow,
  accounts: ReadonlyMap<number, string>,
): Promise<WireContract> {
  const { id, uplineId, downlineId, activeAt, endedAt } = row;
  const agent = (memberId: number) => ({
    id: String(memberId),
    account: accounts.get(memberId) ?? '?',
  });
  const isMine = downlineId === ctx.me().id;
  const paid =
    activeAt && paidSpan(scaleOf(row.kind, row.period), payingTimes(row), ctx.brand.timeZone);
  return {
    id: String(id),
    kind: WIRE_KINDS[row.kind],
    role: isMine ? 'MINE' : 'GIVEN',
    status: WIRE_STATUSES[row.status],
    currency: row.currency,
    upline: uplineId === null ? null : agent(uplineId),
    downline: agent(downlineId),
    terms: wireTerms(termsOf(row)),
    offeredAt: row.offeredAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    answeredAt: answeredAt(row)?.getTime() ?? null,
    effectiveFrom: paid?.from ?? null,
    effectiveTo: paid?.to ?? null,
    endedAt: endedAt?.getTime() ?? null,
    endedBy: row.endedBy && WIRE_PARTIES[row.endedBy],
    endReason: row.endReason && WIRE_REASONS[row.endReason],
    endsOnAccept: isMine && row.status === 'offered' ? await endsWith(ctx, row) : [],
  };
}

const answeredAt = ({ status, activeAt, endedAt }: ContractRow): Date | null =>
  status === 'rejected' ? endedAt : activeAt;

/** The contracts given by the caller that would end if the caller accepted an offer, on all levels below. */
async function endsWith(ctx: CallContext, row: ContractRow): Promise<WireContract['endsOnAccept']> {
  const book = await loadAffectedContracts(ctx.db, row.kind, row);
  const ending = new Set(
    endedByAccepting(book, liveContract(row)).map(({ contractId }) => contractId),
  );
  const contracts = book.filter(({ id }) => ending.has(id));
  const accounts = await accountsOf(
    ctx,
    contracts.map(({ downline }) => downline),
  );
  return contracts.map(({ id, downline }) => ({
    id: String(id),
    account: accounts.get(downline) ?? '?',
  }));
}
