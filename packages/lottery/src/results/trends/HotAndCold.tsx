import { coldest, hottest, type ValueTrend } from '@perya/rules/lottery';
import { Card } from '@perya/ui-kit';
import { Flame, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';

import { Ball, type BallForm } from '../../balls/Ball/Ball';
import styles from './HotAndCold.module.css';
import { useTrendsT } from './locales';
import type { TrendModel } from './model/trendModel';

const SHOWN = 5;

/** The most frequent values, and those not drawn for longest. */
export function HotAndCold({ model }: { model: TrendModel }) {
  const t = useTrendsT();
  const { trends } = model;
  const awayFor = ({ gap, draws }: ValueTrend) => {
    if (draws === 0) return t('cold.never');
    return gap === 0 ? t('cold.latest') : t('cold.figure', { count: gap });
  };
  return (
    <>
      <Ranking
        title={t('hot.title')}
        icon={<Flame />}
        form={formOf(model)}
        trends={hottest(trends, SHOWN)}
        figure={({ draws }) => t('hot.figure', { count: draws })}
      />
      <Ranking
        title={t('cold.title')}
        icon={<Snowflake />}
        form={formOf(model)}
        trends={coldest(trends, SHOWN)}
        figure={awayFor}
      />
    </>
  );
}

interface RankingProps {
  title: string;
  icon: ReactNode;
  form: BallForm;
  trends: readonly ValueTrend[];
  figure(trend: ValueTrend): string;
}

function Ranking({ title, icon, form, trends, figure }: RankingProps) {
  return (
    <Card
      title={
        <span className={styles['title']}>
          <span className={styles['icon']} aria-hidden>
            {icon}
          </span>
          {title}
        </span>
      }
    >
      <ol className={styles['ranking']}>
        {trends.map((trend) => (
          <li key={trend.value} className={styles['place']}>
            <Ball value={trend.value} form={form} />
            <span className={styles['figure']}>{figure(trend)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Digits are shown as reels and drum numbers as balls; endings and sums are plain numbers. */
function formOf({ subject: { code, view } }: TrendModel): BallForm {
  if (code === 'sum' || code.startsWith('two-')) return 'number';
  return view?.board.from === 0 && view.board.to === 9 ? 'reel' : 'ball';
}
