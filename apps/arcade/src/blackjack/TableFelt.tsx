import type { BlackjackFacts } from '@perya/game-engines/blackjack';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import { Countdown } from '../live-table/Countdown';
import { useLiveTableT } from '../live-table/texts';
import type { LiveTableState } from '../live-table/useLiveTable';
import { FeltPrint } from './FeltPrint';
import { DealerHand, OwnHands } from './Hands';
import { LastResults } from './LastResults';
import type { BlackjackRound } from './readView';
import { Spots } from './Spots';
import styles from './TableFelt.module.css';
import { useBlackjackT } from './texts';

/** Props of {@link TableFelt}. */
export interface TableFeltProps {
  live: LiveTableState;
  round: BlackjackRound;
}

/** The table itself: the dealer's hand, the player's hands and the betting spots on the felt. */
export function TableFelt({ live, round }: TableFeltProps) {
  const { dealer } = useOpenedGame<BlackjackFacts>().game;
  const t = useBlackjackT();
  const common = useLiveTableT();
  const { table: view, status } = live;
  return (
    <div className={styles['felt']}>
      <div className={styles['cards']}>
        <div className={styles['top']}>
          <LastResults view={view} />
          <Countdown
            times={view.isLive ? view.table?.times : undefined}
            dealingText={t('dealing')}
          />
          <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
        </div>
        <div className={styles['dealers']}>
          <DealerHand view={view} round={round} />
        </div>
        <FeltPrint />
        <div className={styles['own']}>
          <OwnHands view={view} round={round} />
        </div>
        <StatusLine status={status.status} />
      </div>
      <Spots live={live} round={round} />
    </div>
  );
}
