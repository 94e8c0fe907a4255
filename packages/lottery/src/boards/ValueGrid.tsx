import { memo } from 'react';

import styles from './ValueGrid.module.css';

export interface ValueGridProps {
  /** All values of the board, as displayed. */
  values: readonly string[];
  chosen: readonly string[];
  /** Accessible name. */
  label: string;
  /** The max is reached: unselected values are disabled. */
  isFull?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onToggle(value: string): void;
}

/** A grid of round number buttons. */
export const ValueGrid = memo(function ValueGrid({
  values,
  chosen,
  label,
  isFull = false,
  isDisabled = false,
  onToggle,
}: ValueGridProps) {
  const set = new Set(chosen);
  return (
    <div
      className={styles['grid']}
      role="group"
      aria-label={label}
      data-size={values.length <= 10 ? 'digits' : values.length > 20 ? 'tens' : undefined}
    >
      {values.map((value) => {
        const isChosen = set.has(value);
        return (
          <button
            key={value}
            type="button"
            className={styles['value']}
            aria-pressed={isChosen}
            disabled={isDisabled || (isFull && !isChosen)}
            onClick={() => onToggle(value)}
          >
            <span>{value}</span>
          </button>
        );
      })}
    </div>
  );
});
