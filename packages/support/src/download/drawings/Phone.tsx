import type { ReactNode } from 'react';

import styles from './drawings.module.css';

/** The phone that every step is drawn on: 120 wide, 160 high, its screen from 8,14 to 112,146. */
export function Phone({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 200 168" aria-hidden="true">
      <circle className={styles['glow']} cx="100" cy="84" r="78" />
      <g transform="translate(40 4)">
        <rect className={styles['case']} width="120" height="160" rx="18" />
        <rect className={styles['screen']} x="8" y="10" width="104" height="140" rx="10" />
        {children}
      </g>
    </svg>
  );
}

/** A touch marker: where to press. */
export function TouchMarker({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle className={styles['ripple']} cx={x} cy={y} r="13" />
      <circle className={styles['fingertip']} cx={x} cy={y} r="6" />
    </g>
  );
}

/** Lines that represent text. */
export function TextLines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  const lines = widths.map((width, index) => `M${x + 2} ${y + 2 + index * 9}h${width - 4}`);
  return <path className={styles['text']} d={lines.join('')} />;
}

/** The site's lantern logo, as the icon on the home screen. */
export function LanternIcon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect className={styles['icon']} width="24" height="24" rx="6" />
      <path className={styles['string']} d="M12 2v4" />
      <ellipse className={styles['lantern']} cx="12" cy="12.5" rx="7" ry="5.5" />
      <path className={styles['rib']} d="M9.5 7.6q-2 5 0 9.8m5-9.8q2 5 0 9.8" />
      <path className={styles['tassel']} d="M9 6.2h6M9 18.4h6M12 18.4v3" />
    </g>
  );
}
