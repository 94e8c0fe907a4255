import type { LimitKind } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import { useProtectionT } from '../locales';

const HUNDREDTHS = 100;
const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

/** Formats limit amounts and break lengths in the current language. */
export function useLimitFormat(currency: string) {
  const t = useProtectionT();
  const format = useFormat();
  const minutes = (count: number): string => {
    const hours = Math.floor(count / MINUTES_OF_HOUR);
    const rest = count % MINUTES_OF_HOUR;
    if (hours === 0) return t('length.minutes', { count: rest });
    const whole = t('length.hours', { count: hours });
    return rest === 0 ? whole : `${whole} ${t('length.minutes', { count: rest })}`;
  };
  return {
    minutes,
    /** Minor units, or for `time` hundredths of a minute. */
    amount: (kind: LimitKind, amount: number): string =>
      kind === 'time' ? minutes(amount / HUNDREDTHS) : format.money(amount, currency),
    hours: (count: number): string => {
      const days = count / HOURS_OF_DAY;
      if (days <= 1 || !Number.isInteger(days)) return t('length.hours', { count });
      const weeks = days / DAYS_OF_WEEK;
      return Number.isInteger(weeks)
        ? t('length.weeks', { count: weeks })
        : t('length.days', { count: days });
    },
    months: (count: number): string => {
      const years = count / MONTHS_OF_YEAR;
      return Number.isInteger(years)
        ? t('length.years', { count: years })
        : t('length.months', { count });
    },
    moment: (at: number): string => format.dateTime(at),
  };
}
