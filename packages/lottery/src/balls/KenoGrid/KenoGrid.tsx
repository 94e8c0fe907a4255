import { valuesOf, type Board } from '@perya/rules/lottery';
import { VisuallyHidden } from '@perya/ui-kit';

import styles from './KenoGrid.module.css';

export interface KenoGridProps {
  board: Board;
  /** The drawn numbers as displayed. */
  drawn: readonly string[];
  chosen?: readonly string[] | undefined;
  /** Accessible name, such as "Drawn numbers". */
  label: string;
  /** Text equivalent for a number that's both drawn and chosen, such as "chosen". */
  hitLabel?: string | undefined;
}

/** The whole board, with drawn numbers highlighted and chosen numbers ringed. */
export function KenoGrid({ board, drawn, chosen, label, hitLabel }: KenoGridProps) {
  const isDrawn = new Set(drawn);
  const isChosen = new Set(chosen);
  return (
    <div className={styles['grid']} role="list" aria-label={label}>
      {valuesOf(board).map((value) => {
        const mark = markOf(isDrawn.has(value), isChosen.has(value));
        // Numbers neither drawn nor chosen are hidden from screen readers.
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
