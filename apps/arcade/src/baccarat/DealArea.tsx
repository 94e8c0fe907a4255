import type { BaccaratFacts } from '@perya/game-engines/baccarat';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from './Countdown';
import styles from './DealArea.module.css';
import { Hand } from './Hand';
import { handsOf } from './handsOf';
import { useBaccaratT } from './texts';
import type { TableView } from './useTable';

export interface DealAreaProps {
  view: TableView;
  status: Status;
}

const SIDES = ['player', 'banker'] as const;

/** The area where cards are dealt: countdown, both hands, and the status. */
export function DealArea({ view: { table, cardCount, result, isLive }, status }: DealAreaProps) {
  const { dealer } = useOpenedGame<BaccaratFacts>().game;
  const t = useBaccaratT();
  const hands = handsOf(table?.dealt ?? [], cardCount);
  return (
    <div className={styles['felt']}>
      <p className={styles['dealer']}>{t('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} />
      <div className={styles['hands']}>
        {SIDES.map((side) => (
          <Hand
            key={`${side} ${table?.times.round}`}
            side={side}
            cards={hands[side]}
            hasWon={result?.winner === side || result?.winner === 'tie'}
          />
        ))}
      </div>
      <StatusLine status={status} />
    </div>
  );
}
