import styles from './MultiplierHistory.module.css';

/** A finished round in the history. */
export interface PastRound {
  id: string;
  /** In the unit of the game. */
  multiplier: number;
}

export interface MultiplierHistoryProps {
  label: string;
  /** Newest first. */
  rounds: readonly PastRound[];
  multiplierText: (multiplier: number) => string;
  /** The lowest multipliers with the colors of a medium and of a high one. */
  levels: readonly [medium: number, high: number];
  /** Lies over the top of the game instead of above it. */
  isOverlay?: boolean;
}

/** The multipliers of the last rounds. */
export function MultiplierHistory({
  label,
  rounds,
  multiplierText,
  levels: [medium, high],
  isOverlay = false,
}: MultiplierHistoryProps) {
  const levelOf = (multiplier: number) => {
    if (multiplier >= high) return 'high';
    return multiplier >= medium ? 'medium' : 'low';
  };
  return (
    <ol className={styles['multipliers']} aria-label={label} data-overlay={isOverlay || undefined}>
      {rounds.map(({ id, multiplier }) => (
        <li key={id} data-level={levelOf(multiplier)} data-numeric="">
          {multiplierText(multiplier)}
        </li>
      ))}
    </ol>
  );
}
