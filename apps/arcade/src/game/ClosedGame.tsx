import styles from './ClosedGame.module.css';
import { useGameT } from './texts';

export interface ClosedGameProps {
  /** `elsewhere`: the game goes on in another window. */
  reason?: 'elsewhere' | undefined;
}

/** Nothing can be played here any more. */
export function ClosedGame({ reason }: ClosedGameProps) {
  const t = useGameT();
  return (
    <div className={styles['closed']} role="alert">
      <h1>{t('openAgain')}</h1>
      <p>{t(reason === 'elsewhere' ? 'playedElsewhere' : 'openAgainText')}</p>
    </div>
  );
}
