import { writeValue } from './model/selection';
import type { DrawResult } from './model/space';
import type { TrendView } from './trendViews';

/** Statistics of one value over a list of draws. They predict nothing about future draws. */
export interface ValueTrend {
  /** Formatted like the board. */
  readonly value: string;
  /** Number of occurrences; several in one draw count separately. */
  readonly times: number;
  /** Number of draws with it. */
  readonly draws: number;
  /** Draws since it last occurred: 0 in the latest; the length of the list if it never did. */
  readonly gap: number;
  /** The longest sequence of draws without it, including the current and the oldest gap. */
  readonly longestGap: number;
  /** Draws without it per draw with it; `null` if it never occurred. */
  readonly meanGap: number | null;
}

/**
 * The trend of every value of a view, in board order.
 *
 * @param results the latest first.
 */
export function valueTrends(view: TrendView, results: readonly DrawResult[]): ValueTrend[] {
  const { from, to, width } = view.board;
  const size = to - from + 1;
  const times = new Uint32Array(size);
  const draws = new Uint32Array(size);
  // Index of the draw in which a value was last found, going back in time; initially one before the first.
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

/** The values in the most draws; ties by the most recent, then the lowest. */
export const hottest = (trends: readonly ValueTrend[], count: number): ValueTrend[] =>
  trends.toSorted((one, other) => other.draws - one.draws || one.gap - other.gap).slice(0, count);

/** The values with the longest current gap; ties by the rarest, then the lowest. */
export const coldest = (trends: readonly ValueTrend[], count: number): ValueTrend[] =>
  trends.toSorted((one, other) => other.gap - one.gap || one.draws - other.draws).slice(0, count);

/**
 * The gap of each value at each draw: 0 if it was drawn. Counted from the oldest draw of the list.
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

/** The same outcome in consecutive draws. */
export interface Run<Outcome> {
  readonly outcome: Outcome;
  readonly length: number;
  /** Index of its latest draw in the list. */
  readonly from: number;
}

/** Groups outcomes into runs, in list order. */
export function runsOf<Outcome>(outcomes: readonly Outcome[]): Run<Outcome>[] {
  const runs: { outcome: Outcome; length: number; from: number }[] = [];
  for (const [from, outcome] of outcomes.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && last.outcome === outcome) last.length += 1;
    else runs.push({ outcome, length: 1, from });
  }
  return runs;
}

/** Statistics of the runs of one outcome. */
export interface RunSummary {
  /** Number of draws with it. */
  readonly draws: number;
  readonly runs: number;
  readonly longest: number;
  /** Length of the current run; 0 if the last outcome was different. */
  readonly present: number;
}

/** Statistics of each outcome's runs, in order of first occurrence. */
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
