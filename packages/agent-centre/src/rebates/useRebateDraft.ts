import type { Category, RebateRate } from '@perya/api-client';
import { useState } from 'react';

import { readPercent, typedPercent } from './percent';

/** Rates as they are typed, by kind of game. */
export type RebateDraft = Readonly<Partial<Record<Category, string>>>;

export interface UseRebateDraft {
  draft: RebateDraft;
  /** Kinds of game whose rate is none, or more than may be given; there once somebody has tried to send. */
  faults: ReadonlySet<Category>;
  change(category: Category, text: string): void;
  /** The rates, where all are in order; otherwise null, and the faults show. */
  read(): RebateRate[] | null;
}

/**
 * Rates in the making.
 *
 * @param most what may be given at most, and thereby for which kinds of game
 * @param start what stands in the fields at first; where it names none, nothing is given
 */
export function useRebateDraft(
  most: readonly RebateRate[],
  start: readonly RebateRate[],
): UseRebateDraft {
  const [draft, setDraft] = useState<RebateDraft>(() => draftOf(most, start));
  const [faults, setFaults] = useState<ReadonlySet<Category>>(new Set());
  return {
    draft,
    faults,
    change(category, text) {
      setDraft((now) => ({ ...now, [category]: text }));
      setFaults((now) => new Set([...now].filter((each) => each !== category)));
    },
    read() {
      const { rates, wrong } = readDraft(draft, most);
      setFaults(new Set(wrong));
      return wrong.length > 0 ? null : rates;
    },
  };
}

/** What stands in the fields at first: never more than may be given. */
export function draftOf(most: readonly RebateRate[], start: readonly RebateRate[]): RebateDraft {
  return Object.fromEntries(
    most.map(({ category, basisPoints }) => {
      const wanted = start.find((rate) => rate.category === category)?.basisPoints ?? 0;
      return [category, typedPercent(Math.min(wanted, basisPoints))];
    }),
  );
}

/** Reads the fields; an empty one gives nothing. */
export function readDraft(
  draft: RebateDraft,
  most: readonly RebateRate[],
): { rates: RebateRate[]; wrong: Category[] } {
  const read = most.map(({ category, basisPoints }) => {
    const text = draft[category]?.trim() ?? '';
    const rate = text === '' ? 0 : readPercent(text);
    return { category, rate: rate !== null && rate <= basisPoints ? rate : null };
  });
  return {
    rates: read.flatMap(({ category, rate }) =>
      rate === null ? [] : [{ category, basisPoints: rate }],
    ),
    wrong: read.flatMap(({ category, rate }) => (rate === null ? [category] : [])),
  };
}
