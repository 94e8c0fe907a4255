import {
  parityOf,
  runsOf,
  sizeIn,
  sizeOfSum,
  sumsAsView,
  sumView,
  trendViews,
  valueTrends,
  type DrawResult,
  type Lottery,
  type Run,
  type SumView,
  type TrendView,
  type ValueTrend,
} from '@perya/rules/lottery';

/** A draw with a result. */
export interface TrendDraw {
  readonly number: string;
  readonly result: DrawResult;
}

/** The part of the draws that's analyzed. */
export interface TrendSubject {
  readonly code: string;
  /** The individual values; omitted if there are too many to chart. */
  readonly view?: TrendView;
  readonly sum?: SumView;
}

export type Outcome = 'big' | 'small' | 'middle' | 'odd' | 'even';

/** Runs of outcomes, the latest first. */
export interface RunTrend {
  readonly kind: 'size' | 'parity';
  readonly runs: readonly Run<Outcome>[];
}

export interface TrendModel {
  readonly subject: TrendSubject;
  /** The latest first. */
  readonly draws: readonly TrendDraw[];
  /** In board order. */
  readonly trends: readonly ValueTrend[];
  /** Expected number of draws in which each value appears; `null` if values differ in it. */
  readonly expected: number | null;
  /** Only if a draw has one value or a sum. */
  readonly runs: readonly RunTrend[];
  /** Runs of the same value; only if a draw has one value. */
  readonly repeats: readonly Run<number>[];
  readonly sums: readonly number[];
}

/** Sums with a wider range than this are only drawn as a line. */
const MAX_SUMS = 60;

export function subjectsOf(lottery: Lottery): readonly TrendSubject[] {
  const sum = sumView(lottery);
  const views = trendViews(lottery).map((view) => ({ code: view.code, view }));
  if (sum === undefined) return views;
  const isFew = sum.max - sum.min < MAX_SUMS;
  return [...views, { code: 'sum', sum, ...(isFew && { view: sumsAsView(sum) }) }];
}

export function modelOf(subject: TrendSubject, draws: readonly TrendDraw[]): TrendModel {
  const { view, sum } = subject;
  const results = draws.map(({ result }) => result);
  const sums = sum === undefined ? [] : results.map(sum.read);
  const single = view !== undefined && sum === undefined && view.perDraw === 1;
  const values = single ? results.flatMap(view.read) : [];
  return {
    subject,
    draws,
    trends: view === undefined ? [] : valueTrends(view, results),
    expected: typeof view?.chance === 'number' ? view.chance * draws.length : null,
    runs:
      sum === undefined
        ? runTrends(values, (value) => sizeIn(view?.board ?? EMPTY, value))
        : runTrends(sums, (value) => sizeOfSum(sum, value)),
    repeats: runsOf(values),
    sums,
  };
}

const EMPTY = { from: 0, to: 0, width: 1 };

function runTrends(
  values: readonly number[],
  sizeOf: (value: number) => Outcome,
): readonly RunTrend[] {
  if (values.length === 0) return [];
  return [
    { kind: 'size', runs: runsOf(values.map(sizeOf)) },
    { kind: 'parity', runs: runsOf(values.map((value): Outcome => parityOf(value))) },
  ];
}
