import { useErrorText } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../i18n';
import { LotteryContext } from '../slip/selectionText';
import { DeskView } from './DeskView';
import { JustDrawn } from '../tickets/JustDrawn';
import { LastDrawPanel } from './LastDrawPanel';
import { useLastDraw } from './useLastDraw';
import { useOffer } from './useOffer';
import styles from './PlayDesk.module.css';

export interface PlayDeskProps {
  lottery: Lottery;
  /** Code of the play type, as in the address; the lottery's default where it has none of that code. */
  playType: string;
  onPlayTypeChange(code: string): void;
  /** A link or button that leads to the deposit page; stands where the balance is too low. */
  deposit?: ReactNode;
}

/**
 * Everything that one plays a lottery with: the draw that is sold, its last result, the board, the
 * slip, and the member's tickets. Mount it with `key={lottery.code}`.
 */
export function PlayDesk({ lottery, playType, onPlayTypeChange, deposit }: PlayDeskProps) {
  const t = useT();
  const errorText = useErrorText();
  const sale = useOffer(lottery.code);
  const last = useLastDraw(lottery);
  const { offer } = sale;
  return (
    <LotteryContext value={lottery}>
      <div className={styles['desk']}>
        <LastDrawPanel lottery={lottery} last={last} />
        <JustDrawn lottery={lottery} draw={last.isFresh ? last.draw : null} />
        {offer !== undefined && (
          <DeskView
            lottery={lottery}
            offer={offer}
            draw={sale.draw}
            draws={sale.draws}
            playType={playType}
            onPlayTypeChange={onPlayTypeChange}
            deposit={deposit}
          />
        )}
        {sale.error !== null && (
          <ErrorPanel
            title={t('desk.failed')}
            reason={errorText(sale.error)}
            onRetry={sale.retry}
            retryLabel={t('desk.retry')}
            retrying={sale.isFetching}
          />
        )}
        {offer === undefined && sale.error === null && (
          <SkeletonGroup label={t('desk.loading')} className={styles['loading']}>
            <Skeleton shape="title" />
            <Skeleton shape="block" height="320px" />
          </SkeletonGroup>
        )}
      </div>
    </LotteryContext>
  );
}
