import styles from './MoveLog.module.css';
import { useMatchT } from './texts';

/** What happened since the last read, in one text, so that screen readers aren't flooded. */
export function MoveLog({ moves }: { moves: readonly string[] }) {
  const t = useMatchT();
  return (
    <p className={styles['log']} role="log" aria-label={t('lastMoves')}>
      {moves.join(' · ')}
    </p>
  );
}
