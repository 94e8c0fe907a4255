import { valuesOf, type Board } from '@perya/rules/lottery';
import { VisuallyHidden } from '@perya/ui-kit';

import styles from './KenoGrid.module.css';

export interface KenoGridProps {
  board: Board;
  /** As they are printed. */
  drawn: readonly string[];
  chosen?: readonly string[] | undefined;
  /** What the grid is, for a screen reader: "Drawn numbers". */
  label: string;
  /** What a number that is both means in words: "chosen". */
  hitLabel?: string | undefined;
}

/** A whole board with what was drawn on it lit, and what was chosen ringed. */
export function KenoGrid({ board, drawn, chosen, label, hitLabel }: KenoGridProps) {
  const isDrawn = new Set(drawn);
  const isChosen = new Set(chosen);
  return (
    <div className={styles['grid']} role="list" aria-label={label}>
      {valuesOf(board).map((value) => {
        const mark = markOf(isDrawn.has(value), isChosen.has(value));
        // What was neither drawn nor chosen is only the board: a screen reader need not hear it.
        return mark === undefined ? (
          <span key={value} className={styles['cell']} aria-hidden="true">
            {value}
          </span>
        ) : (
          <span key={value} className={styles['cell']} role="listitem" data-mark={mark}>
            {value}
            {mark !== 'drawn' && hitLabel !== undefined && (
              <VisuallyHidden> {hitLabel}</VisuallyHidden>
            )}
          </span>
        );
      })}
    </div>
  );
}

function markOf(isDrawn: boolean, isChosen: boolean): 'hit' | 'drawn' | 'chosen' | undefined {
  if (isDrawn) return isChosen ? 'hit' : 'drawn';
  return isChosen ? 'chosen' : undefined;
}
