import type { TableFacts } from '@perya/game-engines/live-table';
import type { ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from './Countdown';
import styles from './Felt.module.css';
import { useLiveTableT } from './texts';
import type { TableView } from './useTable';

/** Props of {@link Felt}. */
export interface FeltProps {
  view: TableView;
  status: Status;
  /** Shown while the cards are dealt. */
  dealingText: string;
  /** The two sides. */
  children: ReactNode;
}

/** The area where cards are dealt: countdown, both sides, and the status. */
export function Felt({ view: { table, isLive }, status, dealingText, children }: FeltProps) {
  const { dealer } = useOpenedGame<TableFacts>().game;
  const t = useLiveTableT();
  return (
    <div className={styles['felt']}>
      <p className={styles['dealer']}>{t('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} dealingText={dealingText} />
      <div className={styles['sides']}>{children}</div>
      <StatusLine status={status} />
    </div>
  );
}
