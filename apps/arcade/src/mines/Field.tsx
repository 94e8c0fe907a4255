import type { WireInstantRound } from '@perya/game-engines/instant';
import { TILES } from '@perya/game-engines/mines';
import { useRef, useState, type KeyboardEvent } from 'react';
import { WonBadge } from '../instant/WonBadge';
import styles from './Field.module.css';
import { useMinesT } from './texts';
import { Tile } from './Tile';
import { stateOf } from './tileState';

const COLUMNS = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

export interface FieldProps {
  /** The open round or the last one. */
  round: WireInstantRound | null;
  /** Whether tiles can be opened. */
  isOpen: boolean;
  onOpen(tile: number): void;
}

/** The 25 tiles, with one tab stop; arrow keys move between them. */
export function Field({ round, isOpen, onOpen }: FieldProps) {
  const t = useMinesT();
  const [current, setCurrent] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = current + step;
    const isOverEdge = Math.abs(step) === 1 && rowOf(current) !== rowOf(next);
    if (isOverEdge || next < 0 || next >= TILES) return;
    field.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles['board']}>
      <div
        ref={field}
        className={styles['field']}
        role="group"
        aria-label={t('field')}
        data-open={isOpen || undefined}
        data-over={round !== null && round.end !== null ? '' : undefined}
      >
        {Array.from({ length: TILES }, (_, tile) => (
          <Tile
            // A tile of the next round isn't turned back: it is another one.
            key={`${round?.roundId}-${tile}`}
            name={t('tile', { row: rowOf(tile) + 1, column: (tile % COLUMNS) + 1 })}
            state={stateOf(round, tile)}
            isOpen={isOpen}
            isCurrent={tile === current}
            onFocus={() => setCurrent(tile)}
            onKeyDown={onKeyDown}
            onOpen={() => onOpen(tile)}
          />
        ))}
      </div>
      <WonBadge round={round} />
    </div>
  );
}

const rowOf = (tile: number): number => Math.floor(tile / COLUMNS);
