import type { PlayType, Selection } from '@perya/rules/lottery';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../locales';
import styles from './boards.module.css';
import { EntriesBoard } from './EntriesBoard';
import { OptionsBoard } from './OptionsBoard';
import { PositionsBoard } from './PositionsBoard';
import { SetBoard } from './SetBoard';

/** Loaded on demand: most members choose on the board. */
const PasteField = lazy(async () => ({ default: (await import('./PasteField')).PasteField }));

export interface SelectionBoardProps {
  playType: PlayType;
  selection: Selection;
  /** Odds of an option as text, such as `× 1.9`. Not shown when undefined. */
  oddsText?: ((option: string) => string | undefined) | undefined;
  isDisabled?: boolean | undefined;
  onChange(selection: Selection): void;
}

/** The board of a play type, depending on its shape, with a field for pasted numbers. */
export function SelectionBoard(props: SelectionBoardProps) {
  const { playType, selection, isDisabled = false, onChange } = props;
  const { shape } = playType;
  const t = useT();
  const [isPasting, setIsPasting] = useState(false);
  // Entries already have the field, and options have names rather than numbers.
  const canPaste = shape.kind !== 'entries' && shape.kind !== 'options';
  return (
    <>
      <Board {...props} isDisabled={isDisabled} />
      {canPaste && (
        <details
          className={styles['paste']}
          onToggle={(event) => setIsPasting(event.currentTarget.open)}
        >
          <summary>
            {t('board.paste')}
            <ChevronDown aria-hidden="true" />
          </summary>
          {isPasting && (
            <Suspense>
              <PasteField
                shape={shape}
                selection={selection}
                isDisabled={isDisabled}
                onChange={onChange}
              />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
}

function Board({
  playType: { shape },
  selection,
  oddsText,
  isDisabled,
  onChange,
}: SelectionBoardProps & { isDisabled: boolean }) {
  const [first = []] = selection;
  const changeFirst = (chosen: readonly string[]) => onChange([chosen]);
  switch (shape.kind) {
    case 'set':
      return (
        <SetBoard shape={shape} chosen={first} isDisabled={isDisabled} onChange={changeFirst} />
      );
    case 'positions':
    case 'spots':
      return (
        <PositionsBoard
          board={shape.board}
          positions={shape.positions}
          selection={selection}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'entries':
      return (
        <EntriesBoard shape={shape} chosen={first} isDisabled={isDisabled} onChange={changeFirst} />
      );
    case 'options':
      return (
        <OptionsBoard
          options={shape.options}
          chosen={first}
          oddsText={oddsText}
          isDisabled={isDisabled}
          onChange={changeFirst}
        />
      );
  }
}
