import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal } from '../core/amounts';
import { count, currencyCode, oneOf, text, timestamp, wholeNumber } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export const kindSchema = () =>
  oneOf({ dividend: 'DIVIDEND', daily: 'DAILY', hourly: 'HOURLY', realTime: 'REAL_TIME' });

/* @__NO_SIDE_EFFECTS__ */
export const periodSchema = () =>
  oneOf({ daily: 'DAILY', weekly: 'WEEKLY', semimonthly: 'SEMIMONTHLY', monthly: 'MONTHLY' });

/* @__NO_SIDE_EFFECTS__ */
export const statusSchema = () =>
  oneOf({
    offered: 'OFFERED',
    active: 'ACTIVE',
    rejected: 'REJECTED',
    withdrawn: 'WITHDRAWN',
    expired: 'EXPIRED',
    terminated: 'TERMINATED',
  });

/* @__NO_SIDE_EFFECTS__ */
export const partySchema = () => oneOf({ upline: 'UPLINE', downline: 'DOWNLINE', house: 'HOUSE' });

/* @__NO_SIDE_EFFECTS__ */
export const reasonSchema = () =>
  oneOf({
    answer: 'ANSWER',
    replaced: 'REPLACED',
    aboveUpline: 'ABOVE_UPLINE',
    otherPeriod: 'OTHER_PERIOD',
    uplineEnded: 'UPLINE_ENDED',
    late: 'LATE',
  });

/* @__NO_SIDE_EFFECTS__ */
export const roleSchema = () => oneOf({ mine: 'MINE', given: 'GIVEN' });

/** The caller's side of a contract: the contract with the upline (`mine`), or one with a downline (`given`). */
export type ContractRole = FieldOf<ReturnType<typeof roleSchema>>;

/** Hundredths of a percent. */
/* @__NO_SIDE_EFFECTS__ */
export const basisPoints = () => wholeNumber(0, 10_000);

/* @__NO_SIDE_EFFECTS__ */
export const tierEntries = () => ({
  /** Minimum turnover of the team in the period. */
  turnover: decimal(),
  /** Minimum number of members with the brand's minimum turnover in the period. */
  activeMembers: count(),
  /** Minimum loss of the team in the period; zero for salaries. */
  loss: decimal(),
  /** Share of the team's loss for dividends, of its turnover otherwise. */
  rateBasisPoints: basisPoints(),
});

/* @__NO_SIDE_EFFECTS__ */
const tierSchema = () => v.object(tierEntries());

/** The minimum figures for a rate to be paid; every condition must be met. */
export type ContractTier = FieldOf<ReturnType<typeof tierSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function termsSchema() {
  return v.object({
    /** Null for hourly and real-time salaries: the kind determines the period. */
    period: v.nullable(periodSchema()),
    /** Sorted from the lowest rate. */
    tiers: v.pipe(v.array(tierSchema()), v.maxLength(10)),
  });
}

/** The terms of a contract between an agent and a downline: its tiers and rates. */
export type ContractTerms = FieldOf<ReturnType<typeof termsSchema>>;

/* @__NO_SIDE_EFFECTS__ */
const agentSchema = () => v.object({ id: text(64), account: text(64) });

/** A party to a contract. */
export type ContractAgent = FieldOf<ReturnType<typeof agentSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function contractSchema() {
  return v.object({
    id: text(64),
    kind: kindSchema(),
    role: roleSchema(),
    status: statusSchema(),
    currency: currencyCode(),
    /** Null if the operator is the upline. */
    upline: v.nullable(agentSchema()),
    downline: agentSchema(),
    terms: termsSchema(),
    offeredAt: timestamp(),
    /** When the offer expires. */
    expiresAt: timestamp(),
    answeredAt: v.nullable(timestamp()),
    /** Start of the first paid period; null unless the contract is or was active. */
    effectiveFrom: v.nullable(timestamp()),
    /** End of the last paid period; null while the contract continues. */
    effectiveTo: v.nullable(timestamp()),
    endedAt: v.nullable(timestamp()),
    endedBy: v.nullable(partySchema()),
    endReason: v.nullable(reasonSchema()),
    /** For an offer to the caller: the contracts with downlines that would end if it's accepted. */
    endsOnAccept: v.array(v.object({ id: text(64), account: text(64) })),
  });
}

/** A contract, or an offer of one, between an agent and the upline. */
export type Contract = FieldOf<ReturnType<typeof contractSchema>>;
