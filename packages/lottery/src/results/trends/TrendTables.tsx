import type { Lottery } from '@perya/rules/lottery';
import { Card } from '@perya/ui-kit';

import { DrawTable } from './DrawTable';
import { useTrendsT } from './locales';
import { Repeats } from './Repeats';
import { RunTable } from './RunTable';
import styles from './TrendCharts.module.css';
import type { TrendModel } from './model/trendModel';
import { ValueTable } from './ValueTable';

/** The data of the charts, as tables. */
export function TrendTables({ model, lottery }: { model: TrendModel; lottery: Lottery }) {
  const t = useTrendsT();
  return (
    <div className={styles['charts']}>
      {model.trends.length > 0 && (
        <Card>
          <ValueTable model={model} />
        </Card>
      )}
      <div className={styles['column']}>
        {model.runs.map((trend) => (
          <Card key={trend.kind} title={t(`runs.${trend.kind}`)}>
            <RunTable trend={trend} draws={model.draws.length} />
          </Card>
        ))}
        <Repeats model={model} />
        <Card>
          <DrawTable model={model} lottery={lottery} />
        </Card>
      </div>
    </div>
  );
}
