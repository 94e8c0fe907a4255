import type { Category, RebateRate } from '@perya/api-client';

import { readPercent, typedPercent } from './percent';

/** The form field of a kind of game. */
export type RebateField = `rebate-${Category}`;

/** Rates in percent as they are typed: the part of a form that `RebateFields` shows. */
export type RebateValues = Partial<Record<RebateField, string>>;

export const rebateField = (category: Category): RebateField => `rebate-${category}`;

/**
 * What the fields show at first: never more than may be given.
 *
 * @param most what may be given at most, and thereby for which kinds of game
 * @param start where it names no rate, nothing is given
 */
export function draftOf(max: readonly RebateRate[], start: readonly RebateRate[]): RebateValues {
  return Object.fromEntries(
    max.map(({ category, basisPoints }) => {
      const wanted = start.find((rate) => rate.category === category)?.basisPoints ?? 0;
      return [rebateField(category), typedPercent(Math.min(wanted, basisPoints))];
    }),
  );
}

/** Reads the fields; an empty one gives nothing. */
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
    // The limits that were not kept.
    wrong: read.flatMap(({ limit, rate }) => (rate === null ? [limit] : [])),
  };
}
