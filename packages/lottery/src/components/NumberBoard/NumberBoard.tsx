import styles from './NumberBoard.module.css';

export interface NumberBoardProps {
  /** Numbers run from 1 to this. */
  highest: number;
  chosen: readonly number[];
  /** How many may be chosen; the rest of the board rests when they are. */
  most: number;
  /** What the board is, for screen readers. */
  label: string;
  onToggle(number: number): void;
}

/** The balls of a lotto game, to choose from. */
export function NumberBoard({ highest, chosen, most, label, onToggle }: NumberBoardProps) {
  const isFull = chosen.length >= most;
  return (
    <div className={styles['board']} role="group" aria-label={label}>
      {Array.from({ length: highest }, (_, index) => index + 1).map((number) => {
        const isChosen = chosen.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={styles['ball']}
            aria-pressed={isChosen}
            disabled={isFull && !isChosen}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
