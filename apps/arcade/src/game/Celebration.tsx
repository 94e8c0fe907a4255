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
  /** Number of wins to celebrate: the animation restarts when it changes. None at 0. */
  count: number;
}

/** Flags that fall over the page to celebrate a large win, never for less than the stake. */
export function Celebration({ count }: CelebrationProps) {
  if (count === 0) return null;
  // The stage is a size container, so `fixed` inside it would be relative to the stage instead of the page.
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
