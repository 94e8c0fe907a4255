import type { listRecentLotteries, listRecentVietnamLotteries } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { Skeleton, useIsHydrated } from '@perya/ui-kit';

import { useT } from '../locales';
import { LotteryShelf, type LotteryShelfProps } from './LotteryShelf';
import styles from './RecentLotteries.module.css';

export interface RecentLotteriesProps extends Pick<LotteryShelfProps, 'current' | 'addressOf'> {
  /** The call that lists them: those of all lotteries, or of the regional ones. */
  call: typeof listRecentLotteries | typeof listRecentVietnamLotteries;
}

/** The lotteries that the member played last. Nothing for guests. */
export function RecentLotteries(props: RecentLotteriesProps) {
  const isSignedIn = useIsSignedIn();
  const isHydrated = useIsHydrated();
  // The server doesn't know the session: style sheets reserve the row for members.
  if (!isHydrated) return <div className={styles['reserved']} />;
  return isSignedIn && <MemberRow {...props} />;
}

function MemberRow({ call, ...shelf }: RecentLotteriesProps) {
  const t = useT();
  const query = useApiQuery(call, {});
  return (
    <div className={styles['row']}>
      <Loaded
        query={query}
        size="compact"
        skeleton={SKELETON}
        isEmpty={(games) => games.length === 0}
        empty={<p className={styles['none']}>{t('recent.none')}</p>}
      >
        {(games) => <LotteryShelf title={t('recent.title')} games={games} {...shelf} />}
      </Loaded>
    </div>
  );
}

const SKELETON = <Skeleton shape="block" height="var(--target-size)" />;
