import type { Category, RebateRate } from '@perya/api-client';

import { readPercent, formatPercentInput } from './percent';

/** The form field of a category. */
export type RebateField = `rebate-${Category}`;

/** The rates as typed, in percent: the form values used by `RebateFields`. */
export type RebateValues = Partial<Record<RebateField, string>>;

export const rebateField = (category: Category): RebateField => `rebate-${category}`;

/**
 * The initial values, capped at the maximum.
 *
 * @param most the maximum rates, which also determine the categories
 * @param start current rates; a missing one is zero
 */
export function draftOf(max: readonly RebateRate[], start: readonly RebateRate[]): RebateValues {
  return Object.fromEntries(
    max.map(({ category, basisPoints }) => {
      const wanted = start.find((rate) => rate.category === category)?.basisPoints ?? 0;
      return [rebateField(category), formatPercentInput(Math.min(wanted, basisPoints))];
    }),
  );
}

/** Parses the fields. An empty field is zero. */
export function readDraft(
  values: RebateValues,
  max: readonly RebateRate[],
): { rates: RebateRate[]; wrong: RebateRate[] } {
  const read = max.map((limit) => {
    const text = values[rebateField(limit.category)]?.trim() ?? '';
    const rate = text === '' ? 0 : readPercent(text);
    return { limit, rate: rate !== null && rate <= limit.basisPoints ? rate : null };
  });
  return {
    rates: read.flatMap(({ limit: { category }, rate }) =>
      rate === null ? [] : [{ category, basisPoints: rate }],
    ),
    // The fields that exceed their limit.
    wrong: read.flatMap(({ limit, rate }) => (rate === null ? [limit] : [])),
  };
}
