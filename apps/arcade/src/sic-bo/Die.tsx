import styles from './Die.module.css';

/** Where a pip can be, on a face of 24 by 24. */
const [LOW, MIDDLE, HIGH] = [6, 12, 18] as const;

/** The pips of each side, from 1 to 6. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
];

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
      {PIPS[side - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={side === 1 ? 4 : 2.6} />
      ))}
    </svg>
  );
}
