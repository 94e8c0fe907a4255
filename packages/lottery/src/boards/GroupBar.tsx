import type { BoardGroup } from '@perya/rules/lottery';
import { useT } from '../locales';
import styles from './GroupBar.module.css';

export interface GroupBarProps {
  groups: readonly BoardGroup[];
  /** Name of the board, such as "Hundreds"; screen readers announce it before each button's name. */
  of: string;
  isDisabled?: boolean | undefined;
  onGroup(group: BoardGroup): void;
}

/** Quick picks for a board: all, big, small, odd, even, clear. */
export function GroupBar({ groups, of, isDisabled = false, onGroup }: GroupBarProps) {
  const t = useT();
  const words: Record<BoardGroup, string> = {
    all: t('board.all'),
    big: t('board.big'),
    small: t('board.small'),
    odd: t('board.odd'),
    even: t('board.even'),
    clear: t('board.clear'),
  };
  return (
    <div className={styles['bar']}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className={styles['group']}
          aria-label={`${of}: ${words[group]}`}
          disabled={isDisabled}
          onClick={() => onGroup(group)}
        >
          {words[group]}
        </button>
      ))}
    </div>
  );
}
