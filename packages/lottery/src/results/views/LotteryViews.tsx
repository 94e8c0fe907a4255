import type { Lottery } from '@perya/rules/lottery';
import { Skeleton, useIsHydrated } from '@perya/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useResultsAddress, type LotteryView } from '../address/address';
import { useResultsT } from '../locales';
import styles from './LotteryViews.module.css';

const LotteryResults = lazy(async () => ({
  default: (await import('../LotteryResults')).LotteryResults,
}));

const TrendsView = lazy(async () => ({
  default: (await import('../trends/TrendsView')).TrendsView,
}));

/** Props of {@link LotteryViews}. */
export interface LotteryViewsProps {
  lottery: Lottery;
  /** The desk, where bets are placed. It stays mounted while results are shown. */
  children: ReactNode;
}

const PENDING = <Skeleton shape="block" height={480} />;

const VIEWS = ['play', 'results', 'trends'] as const satisfies readonly LotteryView[];

/**
 * The desk, the results and the trends of a lottery, selected by `view=` in the URL. The route must also load
 * {@link resultsCatalogue}.
 */
export function LotteryViews({ lottery, children }: LotteryViewsProps) {
  const t = useResultsT();
  const { address, addressOf } = useResultsAddress();
  const { view } = address;
  // Results and trends depend on the device, and only the desk is part of the server's markup.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles['views']}>
      <nav className={styles['tabs']} aria-label={t('views.label')} data-print-hide="">
        {VIEWS.map((each) => (
          <Link
            key={each}
            className={styles['tab']}
            to={addressOf({ view: each })}
            preventScrollReset
            aria-current={each === view ? 'page' : undefined}
          >
            {t(`views.${each}`)}
          </Link>
        ))}
      </nav>
      <div hidden={view !== 'play'}>{children}</div>
      {view !== 'play' && !isHydrated && PENDING}
      {isHydrated && (
        <Suspense fallback={PENDING}>
          {view === 'results' && <LotteryResults lottery={lottery} />}
          {view === 'trends' && <TrendsView key={lottery.code} lottery={lottery} />}
        </Suspense>
      )}
    </div>
  );
}
