import { useErrorText } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { PrintHead } from '../tools/PrintHead';
import { ViewTools } from '../tools/ViewTools';
import { useDraws } from '../useDraws';
import { useTrendsT } from './i18n';
import { readChoice, windowsOf, writeChoice, type TrendChoice } from './choice';
import styles from './TrendsView.module.css';
import { TrendsPanel } from './TrendsPanel';

/**
 * The trends of a lottery. What is looked at stands in the address: `trend`, `last` (how many draws) and
 * `as` (charts or tables). Later draws come in by themselves.
 */
export function TrendsView({ lottery }: { lottery: Lottery }) {
  const t = useTrendsT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const windows = windowsOf(lottery);
  // A second choice may come before the page has followed the first: it is made on top of that.
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

type DrawsProps = Omit<Parameters<typeof TrendsPanel>[0], 'draws'>;

function Draws(props: DrawsProps) {
  const t = useTrendsT();
  const errorText = useErrorText();
  const query = useDraws(props.lottery, { count: props.choice.last, staysShown: true });
  const draws = useMemo(
    () =>
      (query.data ?? [])
        .filter(({ state }) => state === 'opened')
        .map(({ number, tiers }) => ({ number, result: tiers })),
    [query.data],
  );
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('loading')} className={styles['loading']}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" height={220} />
        <Skeleton shape="block" height={220} />
      </SkeletonGroup>
    );
  }
  if (query.isError && draws.length === 0) {
    return (
      <ErrorPanel
        title={t('failed')}
        reason={errorText(query.error)}
        retryLabel={t('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <TrendsPanel {...props} draws={draws} />;
}
