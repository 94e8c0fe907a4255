import type { Lottery } from '@perya/rules/lottery';
import { Card } from '@perya/ui-kit';

import { DrawGrid, hasDrawGrid } from './charts/DrawGrid';
import { RunRoad } from './charts/RunRoad';
import { SumLine } from './charts/SumLine';
import { ValueBars } from './charts/ValueBars';
import { ValueHeat } from './charts/ValueHeat';
import { HotAndCold } from './HotAndCold';
import { Repeats } from './Repeats';
import { RunTable } from './RunTable';
import styles from './TrendCharts.module.css';
import type { TrendModel } from './model/trendModel';
import { useTrendsT } from './locales';

/** Above this number of values, a ten-column grid is used instead of bars. */
const MAX_BARS = 20;

export function TrendCharts({ model, lottery }: { model: TrendModel; lottery: Lottery }) {
  const t = useTrendsT();
  const { trends, runs, subject } = model;
  const Values = trends.length > MAX_BARS ? ValueHeat : ValueBars;
  return (
    <div className={styles['charts']}>
      {trends.length > 0 && <HotAndCold model={model} />}
      {subject.sum !== undefined && (
        <Card title={t('sum.title')} className={styles['wide']}>
          <SumLine model={model} sum={subject.sum} />
        </Card>
      )}
      {trends.length > 0 && (
        <>
          <Card title={t('times.title')}>
            <p className={styles['help']}>{t('times.help')}</p>
            <Values model={model} measure="times" />
          </Card>
          <Card title={t('gap.title')}>
            <p className={styles['help']}>
              {t('gap.help')} {Values === ValueBars && t('gap.longest')}
            </p>
            <Values model={model} measure="gap" />
          </Card>
        </>
      )}
      {hasDrawGrid(model) && (
        <Card title={t('grid.title')} className={styles['wide']}>
          <p className={styles['help']}>{t('grid.help')}</p>
          <DrawGrid model={model} lottery={lottery} />
        </Card>
      )}
      {runs.map((trend) => (
        <Card key={trend.kind} title={t(`runs.${trend.kind}`)}>
          <p className={styles['help']}>{t('runs.help')}</p>
          <RunRoad trend={trend} />
          <RunTable trend={trend} draws={model.draws.length} />
        </Card>
      ))}
      <Repeats model={model} />
    </div>
  );
}
