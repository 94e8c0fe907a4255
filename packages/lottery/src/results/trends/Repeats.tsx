import { useFormat } from '@perya/i18n';
import { writeValue } from '@perya/rules/lottery';
import { Card } from '@perya/ui-kit';

import { useTrendsT } from './locales';
import type { TrendModel } from './model/trendModel';

/** How often a draw repeated the previous value, and the longest run. */
export function Repeats({ model }: { model: TrendModel }) {
  const t = useTrendsT();
  const { number } = useFormat();
  const { repeats, draws, subject } = model;
  const [first] = repeats;
  if (first === undefined) return null;
  const longest = repeats.reduce((best, run) => (run.length > best.length ? run : best), first);
  const value = writeValue(longest.outcome, subject.view?.board.width ?? 1);
  return (
    <Card title={t('repeats.title')}>
      <p>
        {longest.length === 1
          ? t('repeats.none')
          : t('repeats.some', { value, length: number(longest.length) })}
      </p>
      {longest.length > 1 && (
        <p>
          {t('repeats.count', {
            draws: number(draws.length - repeats.length),
            all: number(draws.length),
          })}
        </p>
      )}
    </Card>
  );
}
