import * as v from 'valibot';
import type { FieldOf, InputFieldOf } from '../core/codec';
import { categorySchema } from '../games/category';
import { decimal } from '../core/amounts';
import { text, timestamp, wholeNumber } from '../core/schemas';
import { betTotalsEntries } from '../records/bettingRecord';

/* @__NO_SIDE_EFFECTS__ */
function teamSpanSchema() {
  return v.object({
    from: timestamp(),
    /** Exclusive. */
    to: timestamp(),
  });
}

/**
 * The period of a team's figures. They're kept per day in the brand's time zone: a partly included day counts
 * as a whole.
 */
export type TeamSpan = InputFieldOf<ReturnType<typeof teamSpanSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function teamSpanEntries() {
  return teamSpanSchema().entries;
}

/* @__NO_SIDE_EFFECTS__ */
export function teamSumsEntries() {
  return {
    ...betTotalsEntries(),
    deposits: decimal(),
    /** A positive amount. */
    withdrawals: decimal(),
    bonuses: decimal(),
    rebates: decimal(),
    /** Salaries, dividends and affiliate cashback. */
    commissions: decimal(),
    /** `result`, bonuses, rebates and commissions: the members' net gain. */
    net: decimal(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function teamSumsSchema() {
  return v.object(teamSumsEntries());
}

export type WireTeamSums = v.InferOutput<ReturnType<typeof teamSumsSchema>>;

/**
 * The bets and money of a period: bets by settlement time (void bets don't count), money by transaction time.
 * A negative `result` is a loss of the members.
 */
export type TeamSums = FieldOf<ReturnType<typeof teamSumsSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function rebateRateSchema() {
  return v.object({ category: categorySchema(), basisPoints: wholeNumber(0, 10_000) });
}

/** The rebate on turnover in a category, in hundredths of a percent. */
export type RebateRate = FieldOf<ReturnType<typeof rebateRateSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function rebateRatesSchema() {
  return v.array(rebateRateSchema());
}

/* @__NO_SIDE_EFFECTS__ */
export function teamStepSchema() {
  return v.object({ memberId: text(64), account: text(64) });
}

/** A step of the path from the caller down, starting with the caller. */
export type TeamPathStep = FieldOf<ReturnType<typeof teamStepSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function breadcrumbSchema() {
  return v.array(teamStepSchema());
}
