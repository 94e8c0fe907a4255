import { pipsAt } from '../game/pipsAt';
import styles from './Die.module.css';

/** Props of {@link Die}. */
export interface DieProps {
  /** From 1 to 6. */
  side: number;
}

/** A drawn die, as large as its parent's `--die`. The one and the four are red, as usual in Asia. */
export function Die({ side }: DieProps) {
  return (
    <svg
      className={styles['die']}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-red={side === 1 || side === 4 || undefined}
    >
      <rect x="0.5" y="0.5" width="23" height="23" rx="5" />
      {pipsAt(side).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={side === 1 ? 4 : 2.6} />
      ))}
    </svg>
  );
}
