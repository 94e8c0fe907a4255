import type { Settlement } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

/** The period of a settlement as its kind counts it: a day, the days of a dividend, an hour, five minutes. */
export function usePeriodText(): (settlement: Pick<Settlement, 'kind' | 'from' | 'to'>) => string {
  const { date, day, time } = useFormat();
  return ({ kind, from, to }) => {
    // Its last moment: the end itself belongs to the next period.
    const last = to - 1;
    if (kind === 'hourly' || kind === 'realTime') {
      return `${day(from)} ${time(from)}–${time(to)}`;
    }
    return day(from) === day(last) ? date(from) : `${date(from)} – ${date(last)}`;
  };
}
