import type { PlayType, Selection } from '@perya/rules/lottery';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useT } from '../locales';
import styles from './boards.module.css';
import { EntriesBoard } from './EntriesBoard';
import { OptionsBoard } from './OptionsBoard';
import { PositionsBoard } from './PositionsBoard';
import { SetBoard } from './SetBoard';

/** Most choose on the board: the field is fetched when it is opened. */
const PasteField = lazy(async () => ({ default: (await import('./PasteField')).PasteField }));

export interface SelectionBoardProps {
  playType: PlayType;
  selection: Selection;
  /** What one of the options pays, as text: `× 1.9`. Not said where it is undefined. */
  oddsText?: ((option: string) => string | undefined) | undefined;
  isDisabled?: boolean | undefined;
  onChange(selection: Selection): void;
}

/** The board of a play type: what its shape lets one choose, and a field for pasted numbers. */
export function SelectionBoard(props: SelectionBoardProps) {
  const { playType, selection, isDisabled = false, onChange } = props;
  const { shape } = playType;
  const t = useT();
  const [isPasting, setIsPasting] = useState(false);
  // Typed numbers have the field already, and outcomes have names, not numbers.
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
