import { useFormat } from '@perya/i18n';
import {
  parseEntries,
  type ParsedEntries,
  type Selection,
  type SelectionShape,
} from '@perya/rules/lottery';
import { Button, Field, TextArea, useLatePart } from '@perya/ui-kit';
import { useState } from 'react';

import { useT } from '../locales';
import styles from './boards.module.css';

export interface PasteFieldProps {
  shape: SelectionShape;
  selection: Selection;
  isDisabled: boolean;
  onChange(selection: Selection): void;
}

/** Max number of rejected pieces listed in the error. */
const MAX_NAMED = 5;

/** A field for typed or pasted numbers that reports what it couldn't parse. */
export function PasteField({ shape, selection, isDisabled, onChange }: PasteFieldProps) {
  const t = useT();
  const { list, number } = useFormat();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ParsedEntries | null>(null);
  const rejected = read?.rejected ?? [];
  const add = () => {
    const parsed = parseEntries(text, shape);
    setRead(parsed);
    // Rejected text stays in the field to be corrected.
    setText(parsed.rejected.map((piece) => piece.text).join(' '));
    if (parsed.selection.some((values) => values.length > 0)) {
      onChange(joined(shape, selection, parsed.selection));
    }
  };
  return (
    <div {...useLatePart<HTMLDivElement>()} className={styles['entry']}>
      <Field
        label={t('board.typeNumbers')}
        help={
          shape.kind === 'entries'
            ? t('board.typeHelp', { digits: number(shape.digits), max: number(shape.max) })
            : t('board.pasteHelp')
        }
        error={
          rejected.length > 0
            ? t('board.notUnderstood', {
                count: rejected.length,
                numbers: list(rejected.slice(0, MAX_NAMED).map((piece) => piece.text)),
              })
            : undefined
        }
      >
        <TextArea
          rows={2}
          value={text}
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (text.trim() !== '') add();
          }}
        />
      </Field>
      <Button size="small" disabled={isDisabled || text.trim() === ''} onClick={add}>
        {t('board.takeNumbers')}
      </Button>
    </div>
  );
}

/** Typed numbers are added to the existing ones; on a board, pasted numbers replace the selection. */
function joined(shape: SelectionShape, before: Selection, read: Selection): Selection {
  if (shape.kind === 'entries') {
    return [[...new Set([...(before[0] ?? []), ...(read[0] ?? [])])].slice(0, shape.max)];
  }
  return shape.kind === 'set' ? read.map((values) => values.toSorted()) : read;
}
