import type { ReactNode } from 'react';
import { BalanceFigure } from './BalanceFigure';
import { KeyHint } from './KeyHint';
import styles from './RoundControls.module.css';
import type { GameStatus } from './useGameStatus';

export interface RoundControlsProps {
  status: GameStatus;
  /** The choices of a bet, each a `Stepper`. */
  steppers: ReactNode;
  /** The main action, with the class that sets its width. */
  action: (className: string | undefined) => ReactNode;
  /** Which keys play the game. */
  keys: string;
}

/** The controls of a game with one bet at a time: balance, choices and one action. */
export function RoundControls({ status, steppers, action, keys }: RoundControlsProps) {
  return (
    <div className={styles['controls']}>
      <div className={styles['balance']}>
        <BalanceFigure status={status} />
      </div>
      <div className={styles['steppers']}>{steppers}</div>
      {action(styles['act'])}
      <KeyHint>{keys}</KeyHint>
    </div>
  );
}
