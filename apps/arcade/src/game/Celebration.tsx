import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import styles from './Celebration.module.css';

const COLOURS = ['coral', 'gold', 'teal', 'text'];
const FLAGS = Array.from({ length: 28 }, (_, index): CSSProperties => ({
  ['--x' as string]: `${(index * 37) % 100}%`,
  ['--delay' as string]: `${(index * 53) % 600}ms`,
  ['--flag' as string]: `var(--color-${COLOURS[index % COLOURS.length]})`,
}));

export interface CelebrationProps {
  /** Counts the wins to celebrate: another number lets the flags fall again. None at 0. */
  count: number;
}

/** Flags that fall over the page for a large win, never for less than the stake. */
export function Celebration({ count }: CelebrationProps) {
  if (count === 0) return null;
  // Within the stage, a size container, `fixed` would mean the stage and not the page.
  return createPortal(
    <div key={count} className={styles['flags']} aria-hidden="true">
      {FLAGS.map((style, index) => (
        // The list is constant.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} style={style} />
      ))}
    </div>,
    document.body,
  );
}
