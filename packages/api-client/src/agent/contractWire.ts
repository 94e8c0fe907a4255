import type {
  ContractKind,
  ContractParty,
  ContractReason,
  ContractStatus,
  DividendPeriod,
} from '@perya/rules/agents';
import { formatDecimal, parseMoney, type CurrencyCode, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { count, currencyCode, decimal, text, timestamp, wholeNumber } from '../core/schemas';

/** Whose side of a contract: one's own with the upline (`mine`), or one with a downline (`given`). */
export type ContractRole = 'mine' | 'given';

/** From which figures on which rate is paid; every condition has to be met. */
export interface ContractTier {
  /** Turnover of the team in the period, at least. */
  readonly turnover: Money;
  /** Members with the brand's least turnover in the period, at least. */
  readonly activeMembers: number;
  /** What the team has lost in the period, at least; zero in salaries. */
  readonly loss: Money;
  /** Hundredths of a percent: of the team's loss in dividends, else of its turnover. */
  readonly rateBasisPoints: number;
}

export interface ContractTerms {
  /** Null in salaries: their kind says it. */
  readonly period: DividendPeriod | null;
  /** From the lowest rate. */
  readonly tiers: readonly ContractTier[];
}

export const WIRE_KINDS = {
  dividend: 'DIVIDEND',
  daily: 'DAILY',
  hourly: 'HOURLY',
  realTime: 'REAL_TIME',
} as const satisfies Record<ContractKind, string>;

const WIRE_PERIODS = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  semimonthly: 'SEMIMONTHLY',
  monthly: 'MONTHLY',
} as const satisfies Record<DividendPeriod, string>;

export const WIRE_STATUSES = {
  offered: 'OFFERED',
  active: 'ACTIVE',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
  expired: 'EXPIRED',
  terminated: 'TERMINATED',
} as const satisfies Record<ContractStatus, string>;

export const WIRE_ROLES = {
  mine: 'MINE',
  given: 'GIVEN',
} as const satisfies Record<ContractRole, string>;

export const DECODED_KINDS = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  HOURLY: 'hourly',
  REAL_TIME: 'realTime',
} as const satisfies Record<(typeof WIRE_KINDS)[ContractKind], ContractKind>;

const DECODED_PERIODS = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  SEMIMONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
} as const satisfies Record<(typeof WIRE_PERIODS)[DividendPeriod], DividendPeriod>;

export const DECODED_STATUSES = {
  OFFERED: 'offered',
  ACTIVE: 'active',
  REJECTED: 'rejected',
  WITHDRAWN: 'withdrawn',
  EXPIRED: 'expired',
  TERMINATED: 'terminated',
} as const satisfies Record<(typeof WIRE_STATUSES)[ContractStatus], ContractStatus>;

export const DECODED_PARTIES = {
  UPLINE: 'upline',
  DOWNLINE: 'downline',
  HOUSE: 'house',
} as const satisfies Record<string, ContractParty>;

export const DECODED_REASONS = {
  ANSWER: 'answer',
  REPLACED: 'replaced',
  ABOVE_UPLINE: 'aboveUpline',
  OTHER_PERIOD: 'otherPeriod',
  UPLINE_ENDED: 'uplineEnded',
  LATE: 'late',
} as const satisfies Record<string, ContractReason>;

const DECODED_ROLES = { MINE: 'mine', GIVEN: 'given' } as const;

/* @__NO_SIDE_EFFECTS__ */
export const kindSchema = () => v.picklist(['DIVIDEND', 'DAILY', 'HOURLY', 'REAL_TIME']);

/* @__NO_SIDE_EFFECTS__ */
export const statusSchema = () =>
  v.picklist(['OFFERED', 'ACTIVE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'TERMINATED']);

/* @__NO_SIDE_EFFECTS__ */
export const partySchema = () => v.picklist(['UPLINE', 'DOWNLINE', 'HOUSE']);

/* @__NO_SIDE_EFFECTS__ */
export const reasonSchema = () =>
  v.picklist(['ANSWER', 'REPLACED', 'ABOVE_UPLINE', 'OTHER_PERIOD', 'UPLINE_ENDED', 'LATE']);

/* @__NO_SIDE_EFFECTS__ */
export const roleSchema = () => v.picklist(['MINE', 'GIVEN']);

/** Hundredths of a percent. */
/* @__NO_SIDE_EFFECTS__ */
export const basisPoints = () => wholeNumber(0, 10_000);

/* @__NO_SIDE_EFFECTS__ */
export function termsSchema() {
  return v.object({
    period: v.nullable(v.picklist(['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'])),
    tiers: v.pipe(
      v.array(
        v.object({
          turnover: decimal(),
          activeMembers: count(),
          loss: decimal(),
          rate: basisPoints(),
        }),
      ),
      v.maxLength(10),
    ),
  });
}

type WireTerms = v.InferOutput<ReturnType<typeof termsSchema>>;

export const decodeTerms = (
  { period, tiers }: WireTerms,
  currency: CurrencyCode,
): ContractTerms => ({
  period: period && DECODED_PERIODS[period],
  tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: parseMoney(turnover, currency),
    activeMembers,
    loss: parseMoney(loss, currency),
    rateBasisPoints: rate,
  })),
});

export const encodeTerms = ({ period, tiers }: ContractTerms): WireTerms => ({
  period: period && WIRE_PERIODS[period],
  tiers: tiers.map(({ turnover, activeMembers, loss, rateBasisPoints }) => ({
    turnover: formatDecimal(turnover.minor),
    activeMembers,
    loss: formatDecimal(loss.minor),
    rate: rateBasisPoints,
  })),
});

/** One of the two of a contract. */
export interface ContractAgent {
  readonly id: string;
  readonly account: string;
}

/* @__NO_SIDE_EFFECTS__ */
const agentSchema = () => v.object({ memberId: text(64), account: text(64) });

/* @__NO_SIDE_EFFECTS__ */
export function contractSchema() {
  return v.object({
    contractId: text(64),
    type: kindSchema(),
    role: roleSchema(),
    status: statusSchema(),
    currency: currencyCode(),
    /** Null: the house. */
    upline: v.nullable(agentSchema()),
    downline: agentSchema(),
    terms: termsSchema(),
    offerTime: timestamp(),
    /** Until when an offer can be answered. */
    expireTime: timestamp(),
    answerTime: v.nullable(timestamp()),
    /** The first period that it pays begins then; null unless it is or was active. */
    effectiveFrom: v.nullable(timestamp()),
    /** The last period that it pays ends then; null while it goes on. */
    effectiveTo: v.nullable(timestamp()),
    endTime: v.nullable(timestamp()),
    endedBy: v.nullable(partySchema()),
    endReason: v.nullable(reasonSchema()),
    /** Of an offer to oneself: which contracts that one has given would end if it is accepted. */
    endsOnAccept: v.array(v.object({ contractId: text(64), account: text(64) })),
  });
}

/** A contract between an agent and the one above, or an offer of one. */
export interface Contract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly role: ContractRole;
  readonly status: ContractStatus;
  /** Null: the house. */
  readonly upline: ContractAgent | null;
  readonly downline: ContractAgent;
  readonly terms: ContractTerms;
  /** Milliseconds since 1970, as all times here. */
  readonly offeredAt: number;
  /** Until when an offer can be answered. */
  readonly expiresAt: number;
  readonly answeredAt: number | null;
  /** When the first period begins that it pays; null unless it is or was active. */
  readonly effectiveFrom: number | null;
  /** When the last period ends that it pays; null while it goes on. */
  readonly effectiveTo: number | null;
  readonly endedAt: number | null;
  readonly endedBy: ContractParty | null;
  readonly endReason: ContractReason | null;
  /** Of an offer to oneself: the contracts with downlines that would end if it is accepted. */
  readonly endsOnAccept: readonly { readonly id: string; readonly account: string }[];
}

/** See {@link Contract}, as it travels. */
export type WireContract = v.InferOutput<ReturnType<typeof contractSchema>>;

export function decodeContract(wire: WireContract): Contract {
  const agent = ({ memberId, account }: WireContract['downline']) => ({ id: memberId, account });
  return {
    id: wire.contractId,
    kind: DECODED_KINDS[wire.type],
    role: DECODED_ROLES[wire.role],
    status: DECODED_STATUSES[wire.status],
    upline: wire.upline && agent(wire.upline),
    downline: agent(wire.downline),
    terms: decodeTerms(wire.terms, wire.currency),
    offeredAt: wire.offerTime,
    expiresAt: wire.expireTime,
    answeredAt: wire.answerTime,
    effectiveFrom: wire.effectiveFrom,
    effectiveTo: wire.effectiveTo,
    endedAt: wire.endTime,
    endedBy: wire.endedBy && DECODED_PARTIES[wire.endedBy],
    endReason: wire.endReason && DECODED_REASONS[wire.endReason],
    endsOnAccept: wire.endsOnAccept.map(({ contractId, account }) => ({ id: contractId, account })),
  };
}
