import { useFormat } from '@perya/i18n';
import type { PlayType, SelectionError } from '@perya/rules/lottery';

import { useT } from '../locales';
import styles from './DraftNote.module.css';
import type { Slip } from './useSlip';

export interface DraftNoteProps {
  slip: Slip;
}

/** The number of bets on the board, or what's missing. */
export function DraftNote({ slip: { playType, count, desk } }: DraftNoteProps) {
  const t = useT();
  const errorText = useErrorText(playType);
  const { error, bets } = count;
  const isEmpty = desk.draft.selection.every((list) => list.length === 0);
  const text = error === undefined ? t('board.bets', { count: bets }) : errorText(error);
  return (
    <p
      className={styles['note']}
      role="status"
      data-error={(error !== undefined && !isEmpty) || undefined}
    >
      {text}
    </p>
  );
}

function useErrorText({ shape }: PlayType): (error: SelectionError) => string {
  const t = useT();
  const { number } = useFormat();
  return (error) => {
    if (error === 'too-few') {
      if (shape.kind === 'set') return t('board.needMore', { count: shape.picks });
      return shape.kind === 'positions' ? t('board.needEach') : t('board.needOne');
    }
    if (error === 'too-many') {
      return shape.kind === 'set'
        ? t('board.tooMany', { max: number(shape.max) })
        : t('board.tooManyBets');
    }
    return t('board.notPossible');
  };
}
