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
 * A time of a team's sums. They are kept by days of the brand's time zone: a day that is touched counts
 * whole.
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
    /** Positive. */
    withdrawals: decimal(),
    bonuses: decimal(),
    rebates: decimal(),
    /** Salaries, dividends and affiliate cashback. */
    commissions: decimal(),
    /** `result`, bonuses, rebates and commissions: what the members have gained. */
    net: decimal(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function teamSumsSchema() {
  return v.object(teamSumsEntries());
}

export type WireTeamSums = v.InferOutput<ReturnType<typeof teamSumsSchema>>;

/**
 * What moved in a time: play by when bets were settled (voided ones count nothing), money by when it
 * moved. A negative `result` is what the members have lost.
 */
export type TeamSums = FieldOf<ReturnType<typeof teamSumsSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function rebateRateSchema() {
  return v.object({ category: categorySchema(), basisPoints: wholeNumber(0, 10_000) });
}

/** What somebody gets back of turnover in a category, in hundredths of a percent. */
export type RebateRate = FieldOf<ReturnType<typeof rebateRateSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function rebateRatesSchema() {
  return v.array(rebateRateSchema());
}

/* @__NO_SIDE_EFFECTS__ */
export function teamStepSchema() {
  return v.object({ memberId: text(64), account: text(64) });
}

/** Somebody on the way from the caller down: the caller first. */
export type TeamStep = FieldOf<ReturnType<typeof teamStepSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function breadcrumbSchema() {
  return v.array(teamStepSchema());
}
