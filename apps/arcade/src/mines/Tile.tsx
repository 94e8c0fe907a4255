import { Bomb, Gem } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styles from './Tile.module.css';
import { useMinesT } from './texts';
import type { TileState } from './tileState';

export interface TileProps {
  name: string;
  state: TileState;
  /** Whether hidden tiles can be opened. */
  isOpen: boolean;
  /** Whether it is the tab stop of the field. */
  isCurrent: boolean;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onOpen(): void;
}

/** One tile, which turns over to a gem or a mine. */
export function Tile({ name, state, isOpen, isCurrent, onFocus, onKeyDown, onOpen }: TileProps) {
  const t = useMinesT();
  const [firstState] = useState(state);
  const [isChosen, setIsChosen] = useState(false);
  const isHidden = state === 'hidden';
  const canOpen = isOpen && isHidden;
  return (
    <button
      type="button"
      className={styles['tile']}
      data-state={state}
      data-turned={state !== firstState || undefined}
      data-waiting={(isChosen && isHidden && !isOpen) || undefined}
      aria-label={isHidden ? name : `${name}, ${t(TEXTS[state])}`}
      aria-disabled={!canOpen}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!canOpen) return;
        setIsChosen(true);
        onOpen();
      }}
    >
      {state === 'safe' && <Gem aria-hidden="true" />}
      {(state === 'mine' || state === 'hit') && <Bomb aria-hidden="true" />}
    </button>
  );
}

const TEXTS = { safe: 'safe', mine: 'mine', hit: 'hitMine' } as const;
