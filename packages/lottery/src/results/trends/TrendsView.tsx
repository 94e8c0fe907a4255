import { Loaded } from '@perya/page-kit';
import type { Lottery } from '@perya/rules/lottery';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { useDraws } from '../draws/useDraws';
import { useTrendsT } from './locales';
import { readChoice, windowsOf, writeChoice, type TrendChoice } from './choice';
import styles from './TrendsView.module.css';
import { TrendsPanel } from './TrendsPanel';

/**
 * The trends of a lottery. The selection is in the URL: `trend`, `last` (number of draws) and `as` (charts or
 * tables). Updates live.
 */
export function TrendsView({ lottery }: { lottery: Lottery }) {
  const t = useTrendsT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const windows = windowsOf(lottery);
  // A second change may happen before the navigation completes: it builds on the first.
  const [choice, choose] = useOptimistic(readChoice(params, windows));
  const go = (chosen: TrendChoice) =>
    startTransition(async () => {
      choose(chosen);
      const next = writeChoice(params, chosen, windows).toString();
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    });
  const title = t('title', { lottery: lottery.name });
  return (
    <section className={styles['view']} aria-label={title} data-print="page">
      <div data-print-hide="">
        <header className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          <ViewTools title={title} />
        </header>
      </div>
      <PrintHead title={title} />
      <Draws lottery={lottery} windows={windows} choice={choice} onChoose={go} />
    </section>
  );
}

/** Heights of the controls and two charts. */
const SKELETON = [42, 220, 220];

type DrawsProps = Omit<Parameters<typeof TrendsPanel>[0], 'draws'>;

function Draws(props: DrawsProps) {
  const query = useDraws(props.lottery, { count: props.choice.last, staysShown: true });
  const draws = useMemo(
    () =>
      (query.data ?? [])
        .filter(({ state }) => state === 'opened')
        .map(({ number, tiers }) => ({ number, result: tiers })),
    [query.data],
  );
  return (
    <Loaded query={query} skeleton={SKELETON}>
      {() => <TrendsPanel {...props} draws={draws} />}
    </Loaded>
  );
}
