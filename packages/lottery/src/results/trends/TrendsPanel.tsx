import { useFormat } from '@perya/i18n';
import { EmptyState } from '@perya/ui-kit';
import { useMemo } from 'react';

import { useTrendsT } from './locales';
import { TrendCharts } from './TrendCharts';
import { TrendChoices, type TrendChoicesProps } from './TrendChoices';
import styles from './TrendsPanel.module.css';
import { TrendTables } from './TrendTables';
import { modelOf, subjectsOf, type TrendDraw } from './model/trendModel';

export interface TrendsPanelProps extends Omit<TrendChoicesProps, 'subjects'> {
  /** The latest first; may contain more than are used. */
  draws: readonly TrendDraw[];
}

/** Trends of a lottery's latest draws, as charts or tables. */
export function TrendsPanel({ lottery, draws, windows, choice, onChoose }: TrendsPanelProps) {
  const t = useTrendsT();
  const { number } = useFormat();
  const subjects = useMemo(() => subjectsOf(lottery), [lottery]);
  const subject = subjects.find(({ code }) => code === choice.subject) ?? subjects[0];
  const model = useMemo(
    () => subject && modelOf(subject, draws.slice(0, choice.last)),
    [subject, draws, choice.last],
  );
  if (model === undefined || draws.length === 0) {
    return <EmptyState title={t('empty.title')} description={t('empty.why')} />;
  }
  const Form = choice.form === 'charts' ? TrendCharts : TrendTables;
  return (
    <div className={styles['panel']}>
      <div data-print-hide="">
        <TrendChoices
          lottery={lottery}
          subjects={subjects.map(({ code }) => code)}
          windows={windows}
          choice={{ ...choice, subject: model.subject.code }}
          onChoose={onChoose}
        />
      </div>
      <p className={styles['note']}>{t('note', { draws: number(model.draws.length) })}</p>
      <Form model={model} lottery={lottery} />
    </div>
  );
}
