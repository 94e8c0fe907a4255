import { useFormat } from '@perya/i18n';
import type { PlayType, SelectionFault } from '@perya/rules/lottery';

import { useT } from '../locales';
import styles from './DraftNote.module.css';
import type { Slip } from './useSlip';

export interface DraftNoteProps {
  slip: Slip;
}

/** The number of bets on the board, or what's missing. */
export function DraftNote({ slip: { playType, count, desk } }: DraftNoteProps) {
  const t = useT();
  const faultText = useFaultText(playType);
  const { fault, bets } = count;
  const isEmpty = desk.draft.selection.every((list) => list.length === 0);
  const text = fault === undefined ? t('board.bets', { count: bets }) : faultText(fault);
  return (
    <p
      className={styles['note']}
      role="status"
      data-fault={(fault !== undefined && !isEmpty) || undefined}
    >
      {text}
    </p>
  );
}

function useFaultText({ shape }: PlayType): (fault: SelectionFault) => string {
  const t = useT();
  const { number } = useFormat();
  return (fault) => {
    if (fault === 'too-few') {
      if (shape.kind === 'set') return t('board.needMore', { count: shape.picks });
      return shape.kind === 'positions' ? t('board.needEach') : t('board.needOne');
    }
    if (fault === 'too-many') {
      return shape.kind === 'set'
        ? t('board.tooMany', { max: number(shape.max) })
        : t('board.tooManyBets');
    }
    return t('board.notPossible');
  };
}
