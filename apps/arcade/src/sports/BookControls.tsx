import { Button } from '@perya/ui-kit';
import { BalanceFigure } from '../game/BalanceFigure';
import type { GameStatus } from '../game/useGameStatus';
import styles from './BookControls.module.css';
import { useTabTexts } from './SlipPanel';
import type { Sheet } from './useSheet';

export interface BookControlsProps {
  status: GameStatus;
  sheet: Sheet;
}

/** The balance; on a narrow screen also the buttons that open the slip and the tickets. */
export function BookControls({ status, sheet: { open, openerRef } }: BookControlsProps) {
  const texts = useTabTexts();
  return (
    <div className={styles['controls']}>
      <BalanceFigure status={status} />
      <div className={styles['openers']}>
        <Button onClick={() => open('bets')}>{texts.bets}</Button>
        <Button ref={openerRef} variant="primary" onClick={() => open('slip')}>
          {texts.slip}
        </Button>
      </div>
    </div>
  );
}
