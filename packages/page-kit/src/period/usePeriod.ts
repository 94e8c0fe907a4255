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

export interface UsePeriod {
  period: ChosenPeriod;
  /** Today in the brand's time zone, by the platform's clock. */
  today: string;
  /** When the period begins; milliseconds since 1970. */
  from: number;
  /** When the day after it begins; milliseconds since 1970. */
  to: number;
  choose(choice: Period | PeriodPreset): void;
}

/**
 * The period that the address holds, in the days of the brand's time zone.
 *
 * @param fallback what an address without a period means
 */
export function usePeriod(fallback?: PeriodPreset): UsePeriod {
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
