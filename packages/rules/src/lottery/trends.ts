import { writeValue } from './model/selection';
import type { DrawResult } from './model/space';
import type { TrendView } from './trendViews';

/** What a list of draws says of one value. It says nothing of the draws to come. */
export interface ValueTrend {
  /** As the board writes it. */
  readonly value: string;
  /** How often it fell: several times in a draw count each. */
  readonly times: number;
  /** In how many draws it fell. */
  readonly draws: number;
  /** How many draws ago it was last seen: 0 in the latest; the length of the list where it never was. */
  readonly gap: number;
  /** The most draws in a row without it, the present gap and the oldest included. */
  readonly longestGap: number;
  /** Draws without it for each with it; `null` where it never fell. */
  readonly meanGap: number | null;
}

/**
 * The trend of every value of a view, in the order of the board.
 *
 * @param results the latest first.
 */
export function valueTrends(view: TrendView, results: readonly DrawResult[]): ValueTrend[] {
  const { from, to, width } = view.board;
  const size = to - from + 1;
  const times = new Uint32Array(size);
  const draws = new Uint32Array(size);
  // The index of the draw in which a value was last met on the way back, one before the first at first.
  const met = new Int32Array(size).fill(-1);
  const gaps = new Int32Array(size).fill(-1);
  const longest = new Uint32Array(size);
  for (const [age, result] of results.entries()) {
    for (const value of view.read(result)) {
      const index = value - from;
      times[index] = (times[index] ?? 0) + 1;
      const last = met[index] ?? -1;
      if (last === age) continue;
      draws[index] = (draws[index] ?? 0) + 1;
      if (gaps[index] === -1) gaps[index] = age;
      longest[index] = Math.max(longest[index] ?? 0, age - last - 1);
      met[index] = age;
    }
  }
  return Array.from({ length: size }, (_, index) => {
    const seenIn = draws[index] ?? 0;
    const oldest = results.length - (met[index] ?? -1) - 1;
    return {
      value: writeValue(from + index, width),
      times: times[index] ?? 0,
      draws: seenIn,
      gap: seenIn === 0 ? results.length : (gaps[index] ?? 0),
      longestGap: Math.max(longest[index] ?? 0, oldest),
      meanGap: seenIn === 0 ? null : (results.length - seenIn) / seenIn,
    };
  });
}

/** The values that fell in the most draws; of equals the one seen last, then the lowest. */
export const hottest = (trends: readonly ValueTrend[], count: number): ValueTrend[] =>
  trends.toSorted((one, other) => other.draws - one.draws || one.gap - other.gap).slice(0, count);

/** The values that have been away the longest; of equals the rarest, then the lowest. */
export const coldest = (trends: readonly ValueTrend[], count: number): ValueTrend[] =>
  trends.toSorted((one, other) => other.gap - one.gap || one.draws - other.draws).slice(0, count);

/**
 * For each draw and value how many draws it had been away then: 0 where it fell. Counted from the
 * oldest draw of the list.
 *
 * @param results the latest first, as are the rows.
 */
export function gapTable(view: TrendView, results: readonly DrawResult[]): number[][] {
  const { from, to } = view.board;
  let row = Array.from({ length: to - from + 1 }, () => 0);
  return results
    .toReversed()
    .map((result) => {
      row = row.map((gap) => gap + 1);
      for (const value of view.read(result)) row[value - from] = 0;
      return row;
    })
    .toReversed();
}

/** The same outcome in draws that follow each other. */
export interface Run<Outcome> {
  readonly outcome: Outcome;
  readonly length: number;
  /** The place in the list of its latest draw. */
  readonly from: number;
}

/** Outcomes gathered into runs, in the order of the list. */
export function runsOf<Outcome>(outcomes: readonly Outcome[]): Run<Outcome>[] {
  const runs: { outcome: Outcome; length: number; from: number }[] = [];
  for (const [from, outcome] of outcomes.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && last.outcome === outcome) last.length += 1;
    else runs.push({ outcome, length: 1, from });
  }
  return runs;
}

/** What the runs of one outcome come to. */
export interface RunSummary {
  /** In how many draws it came. */
  readonly draws: number;
  readonly runs: number;
  readonly longest: number;
  /** How long the run is that still goes on; 0 where another outcome came last. */
  readonly present: number;
}

/** Each outcome's runs, summed up, in the order in which they are first met. */
export function summariseRuns<Outcome>(
  runs: readonly Run<Outcome>[],
): ReadonlyMap<Outcome, RunSummary> {
  const summaries = new Map<Outcome, RunSummary>();
  for (const { outcome, length, from } of runs) {
    const known = summaries.get(outcome);
    summaries.set(outcome, {
      draws: (known?.draws ?? 0) + length,
      runs: (known?.runs ?? 0) + 1,
      longest: Math.max(known?.longest ?? 0, length),
      present: known?.present ?? (from === 0 ? length : 0),
    });
  }
  return summaries;
}
