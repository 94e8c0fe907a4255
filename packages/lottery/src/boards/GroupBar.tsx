import type { BoardGroup } from '@perya/rules/lottery';
import { useT } from '../locales';
import styles from './GroupBar.module.css';

export interface GroupBarProps {
  groups: readonly BoardGroup[];
  /** What the buttons choose from: "Hundreds"; said before each name to a screen reader. */
  of: string;
  isDisabled?: boolean | undefined;
  onGroup(group: BoardGroup): void;
}

/** Quick choices over a board: all of it, its big or small, odd or even half, nothing. */
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
