import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { todayIn } from '@perya/rules/time';
import { useMemo } from 'react';

import { useChosenParams } from '../params/useChosenParams';
import {
  instantsOf,
  readPeriod,
  writePeriod,
  type ChosenPeriod,
  type Period,
  type PeriodPreset,
} from './period';

/** The chosen period and its instants. See {@link usePeriod}. */
export interface PeriodState {
  period: ChosenPeriod;
  /** Today in the brand's time zone, by the platform's clock. */
  today: string;
  /** Start of the period, in epoch milliseconds. */
  from: number;
  /** Start of the day after the period, in epoch milliseconds. */
  to: number;
  choose(choice: Period | PeriodPreset): void;
}

/**
 * The period in the URL, in days of the brand's time zone.
 *
 * @param fallback the period if the URL has none
 *
 * @example
 * ```tsx
 * import { getBettingRecord } from '@perya/api-client';
 * import { useApiQuery } from '@perya/api-client/react';
 * import { usePeriod } from '@perya/page-kit';
 *
 * export function Bets() {
 *   const { from, to } = usePeriod(7);
 *   const { data } = useApiQuery(getBettingRecord, { from, to });
 *   return <p>{data?.totalCount}</p>;
 * }
 * ```
 */
export function usePeriod(fallback?: PeriodPreset): PeriodState {
  const client = useApi();
  const { timeZone } = useFormat();
  const [params, setParams] = useChosenParams();
  const today = todayIn(timeZone, client.serverNow());
  const period = readPeriod(params, today, fallback);
  const { from, to } = useMemo(
    () => instantsOf({ from: period.from, to: period.to }, timeZone),
    [period.from, period.to, timeZone],
  );
  return {
    period,
    today,
    from,
    to,
    choose: (choice) => setParams((now) => writePeriod(now, choice, fallback), { replace: true }),
  };
}
