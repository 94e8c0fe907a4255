import type { Lottery, ValueTrend } from '@perya/rules/lottery';
import { useTrendsT } from '../locales';
import type { Outcome } from '../model/trendModel';

/** Names of a lottery's subjects. */
export function useSubjectName(lottery: Lottery): (code: string) => string {
  const t = useTrendsT();
  const isVietnam = lottery.family === 'vietnam';
  const [highest] = lottery.space;
  const isCar = lottery.family === 'racing';
  return (code) => {
    switch (code) {
      case 'all':
        return highest?.kind === 'dice' ? t('subject.faces') : t('subject.all');
      case 'sum':
        return isCar ? t('subject.sumOfTwo') : t('subject.sum');
      case 'two-first':
        return isVietnam ? t('subject.de') : t('subject.twoFirst');
      case 'two-lowest':
        return isVietnam ? t('subject.lowest') : t('subject.twoLowest');
      case 'two-all':
        return isVietnam ? t('subject.lo') : t('subject.twoAll');
      default: {
        const place = code.replace('place-', '');
        if (isCar) return t('subject.rank', { place });
        return highest?.kind === 'digits'
          ? t('subject.digit', { place })
          : t('subject.place', { place });
      }
    }
  };
}

export function useOutcomeName(): (outcome: Outcome) => string {
  const t = useTrendsT();
  return (outcome) => t(`outcome.${outcome}`);
}

/** Number of draws since a value was drawn; for values not in the data, a lower bound: `50+`. */
export const gapText = ({ gap, draws }: ValueTrend, number: (value: number) => string): string =>
  draws === 0 ? `${number(gap)}+` : number(gap);

/**
 * The distinctive part of a draw number: the count for `20261121-0042`, the date and the count for
 * `20261121-2`. The date is formatted as in timestamps of the records.
 */
export function shortNumber({ schedule }: Lottery, number: string): string {
  const [day = '', count] = number.split('-');
  if (schedule.kind === 'every' && count !== undefined) return count;
  const date = `${day.slice(4, 6)}-${day.slice(6, 8)}`;
  return count === undefined ? date : `${date} · ${count}`;
}
