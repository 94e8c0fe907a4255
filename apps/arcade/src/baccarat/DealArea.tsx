import { readRound, type BaccaratFacts } from '@perya/game-engines/baccarat';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from '../live-table/Countdown';
import { useLiveTableT } from '../live-table/texts';
import type { TableView } from '../live-table/useTable';
import styles from './DealArea.module.css';
import { Hand } from './Hand';
import { handsOf } from './handsOf';
import { useBaccaratT } from './texts';

export interface DealAreaProps {
  view: TableView;
  status: Status;
}

const SIDES = ['player', 'banker'] as const;

/** The area where cards are dealt: countdown, both hands, and the status. */
export function DealArea({ view: { table, shownCount, result, isLive }, status }: DealAreaProps) {
  const { dealer } = useOpenedGame<BaccaratFacts>().game;
  const t = useBaccaratT();
  const common = useLiveTableT();
  const winner = result && readRound(result).winner;
  const hands = handsOf(table?.outcome ?? [], shownCount);
  return (
    <div className={styles['felt']}>
      <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} dealingText={t('dealing')} />
      <div className={styles['hands']}>
        {SIDES.map((side) => (
          <Hand
            key={`${side} ${table?.times.round}`}
            side={side}
            cards={hands[side]}
            hasWon={winner === side || winner === 'tie'}
          />
        ))}
      </div>
      <StatusLine status={status} />
    </div>
  );
}
