import type { VietnamRegion } from '@perya/rules/lottery';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isDay, type Day } from '../draws/days';

/** The views of a lottery. */
export type LotteryView = 'play' | 'results' | 'trends';

/** How many of a number's last digits a result table shows. */
export type ShownDigits = 'full' | '3' | '2';

/** What a view of results shows; all of it stands in the address, so that a link opens the same again. */
export interface ResultsAddress {
  view: LotteryView;
  /** The latest draws without. */
  day: Day | null;
  /** The draw whose details are open. */
  draw: string | null;
  /** The region of the Vietnamese tables; `own`: the chosen lottery alone. Its own region without. */
  region: VietnamRegion | 'own' | null;
  digits: ShownDigits;
}

const VIEWS: readonly LotteryView[] = ['play', 'results', 'trends'];
const REGIONS = ['north', 'central', 'south', 'own'] as const;
const DIGITS: readonly ShownDigits[] = ['full', '3', '2'];
const DRAW_NUMBER = /^\d{8}(?:-\d{1,4})?$/;

/** Reads an address; what is not one of the choices counts as not chosen. */
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

/** The address after a change; what stands for itself is left out, and what is not ours stays. */
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
  // What the trends write there themselves.
  if (view !== 'trends') for (const name of ['trend', 'last', 'as']) next.delete(name);
  return next;
}

/** The view that the address names, addresses of others, and the way to them. */
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
