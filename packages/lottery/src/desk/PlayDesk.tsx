import { Loaded } from '@perya/page-kit';
import type { Lottery } from '@perya/rules/lottery';
import type { ReactNode } from 'react';

import { LotteryContext } from '../words/selectionText';
import { DeskView } from './DeskView';
import { LatestDrawTickets } from '../tickets/LatestDrawTickets';
import { LastDrawPanel } from './LastDrawPanel';
import { useLastDraw } from './useLastDraw';
import { useOffer } from './useOffer';
import styles from './PlayDesk.module.css';

/** Props of {@link PlayDesk}. */
export interface PlayDeskProps {
  lottery: Lottery;
  /** Code of the play type in the URL; the lottery's default if it has no such play type. */
  playType: string;
  onPlayTypeChange(code: string): void;
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
}

/** Heights of the draw header and the board. */
const SKELETON = [28, 320];

/**
 * Everything needed to play a lottery: the draw on sale, the last result, the board, the slip, and the
 * member's tickets. Mount it with `key={lottery.code}`.
 *
 * @example
 * ```tsx
 * import { PlayDesk } from '@perya/lottery';
 * import { lotteryOf } from '@perya/rules/lottery';
 * import { useState } from 'react';
 *
 * export function SuperLotto() {
 *   const [playType, setPlayType] = useState('system');
 *   const lottery = lotteryOf('PH_6_42');
 *   if (lottery === undefined) return null;
 *   return <PlayDesk lottery={lottery} playType={playType} onPlayTypeChange={setPlayType} />;
 * }
 * ```
 */
export function PlayDesk({ lottery, playType, onPlayTypeChange, deposit }: PlayDeskProps) {
  const { query, draw, draws } = useOffer(lottery.code);
  const last = useLastDraw(lottery);
  return (
    <LotteryContext value={lottery}>
      <div className={styles['desk']}>
        <LastDrawPanel lottery={lottery} last={last} />
        <LatestDrawTickets lottery={lottery} draw={last.isFresh ? last.draw : null} />
        <Loaded query={query} skeleton={SKELETON}>
          {(offer) => (
            <DeskView
              lottery={lottery}
              offer={offer}
              draw={draw}
              draws={draws}
              playType={playType}
              onPlayTypeChange={onPlayTypeChange}
              deposit={deposit}
            />
          )}
        </Loaded>
      </div>
    </LotteryContext>
  );
}
