import type { Lottery } from '@perya/rules/lottery';
import { useTrendsT } from '../locales';
import type { Outcome } from '../model/trendModel';

/** What the subjects of a lottery are called. */
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
