import type { VietnamRegion } from '@perya/rules/lottery';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isDay, type Day } from '../draws/days';

/** The views of a lottery. */
export type LotteryView = 'play' | 'results' | 'trends';

/** How many trailing digits of a number a result table shows. */
export type ShownDigits = 'full' | '3' | '2';

/** State of a results view. All of it is in the URL, so that links restore the view. */
export interface ResultsAddress {
  view: LotteryView;
  /** The latest draws if null. */
  day: Day | null;
  /** The draw with open details. */
  draw: string | null;
  /** Region of the Vietnamese tables; `own`: only the current lottery. Its own region if null. */
  region: VietnamRegion | 'own' | null;
  digits: ShownDigits;
}

const VIEWS: readonly LotteryView[] = ['play', 'results', 'trends'];
const REGIONS = ['north', 'central', 'south', 'own'] as const;
const DIGITS: readonly ShownDigits[] = ['full', '3', '2'];
const DRAW_NUMBER = /^\d{8}(?:-\d{1,4})?$/;

/** Parses the URL; invalid values are treated as missing. */
export function readAddress(params: URLSearchParams): ResultsAddress {
  const day = params.get('day') ?? '';
  const draw = params.get('draw') ?? '';
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'play',
    day: isDay(day) ? day : null,
    draw: DRAW_NUMBER.test(draw) ? draw : null,
    region: REGIONS.find((region) => region === params.get('region')) ?? null,
    digits: DIGITS.find((digits) => digits === params.get('digits')) ?? 'full',
  };
}

/** The URL after a change. Defaults are omitted, and unrelated parameters are kept. */
export function writeAddress(
  params: URLSearchParams,
  change: Partial<ResultsAddress>,
): URLSearchParams {
  const { view, day, draw, region, digits } = { ...readAddress(params), ...change };
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  const isElsewhere = view !== 'results';
  write('view', view === 'play' ? null : view);
  write('day', isElsewhere ? null : day);
  write('draw', isElsewhere ? null : draw);
  write('region', isElsewhere ? null : region);
  write('digits', isElsewhere || digits === 'full' ? null : digits);
  // Parameters written by the trends.
  if (view !== 'trends') for (const name of ['trend', 'last', 'as']) next.delete(name);
  return next;
}

/** The view in the URL, URLs of other views, and navigation to them. */
export function useResultsAddress() {
  const [params, setParams] = useSearchParams();
  const addressOf = useCallback(
    (change: Partial<ResultsAddress>) => `?${writeAddress(params, change).toString()}`,
    [params],
  );
  const go = useCallback(
    (change: Partial<ResultsAddress>) =>
      setParams((now) => writeAddress(now, change), { preventScrollReset: true }),
    [setParams],
  );
  return { address: readAddress(params), addressOf, go };
}
