import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './CategoryIcon.module.css';

export type CategoryIconName =
  | 'LIVE'
  | 'RNG'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'INHOUSE'
  | 'LOTT'
  | 'ELOTT'
  | 'POINTS'
  | 'PROMOTIONS';

export interface CategoryIconProps {
  category: CategoryIconName;
  /** In px. Drawn on a grid of 24. */
  size?: number | undefined;
  /** `hue`: the category's own colour. `text`: the colour around it, with a quiet tint. */
  color?: 'hue' | 'text' | undefined;
  /** Without it the icon is a decoration of the name beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One family: a line of 1.6, a tint of the category's hue, one solid accent. */
export function CategoryIcon({
  category,
  size = 24,
  color = 'text',
  label,
  className,
}: CategoryIconProps) {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-category={category}
      data-color={color}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {DRAWINGS[category]}
    </svg>
  );
}

const tint = (d: string) => <path className={styles['tint']} d={d} />;
const line = (d: string) => <path className={styles['line']} d={d} />;
const accent = (d: string) => <path className={styles['accent']} d={d} />;

const DRAWINGS: Record<CategoryIconName, ReactNode> = {
  // A roulette wheel, and the ball in it.
  LIVE: (
    <>
      {tint('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z')}
      {line('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z')}
      {line('M12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z')}
      {line('M12 3v5.4M12 15.6V21M3 12h5.4M15.6 12H21')}
      {accent('M17.2 5.1a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z')}
    </>
  ),
  // A slot machine: three reels and the lever.
  RNG: (
    <>
      {tint('M5 7.5h10.5a2 2 0 0 1 2 2v5h-14.5v-5a2 2 0 0 1 2-2Z')}
      {line('M5 4.5h10.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2Z')}
      {line('M3 8.5h14.5M3 15.5h14.5M7.8 8.5v7M12.7 8.5v7')}
      {line('M17.5 13.5h1.2a2 2 0 0 0 2-2V8')}
      {accent('M20.7 4.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z')}
    </>
  ),
  FISH: (
    <>
      {tint(
        'M3.2 12.3C5.4 8.4 8.6 6.6 12 6.6c2.7 0 4.9 1.5 6.3 3.7l2.8-2.4v8.6l-2.8-2.3C16.9 16.4 14.7 17.9 12 17.9c-3.4 0-6.6-1.7-8.8-5.6Z',
      )}
      {line(
        'M3.2 12.3C5.4 8.4 8.6 6.6 12 6.6c2.7 0 4.9 1.5 6.3 3.7l2.8-2.4v8.6l-2.8-2.3c-1.4 2.2-3.6 3.7-6.3 3.7-3.4 0-6.6-1.7-8.8-5.6Z',
      )}
      {line('M11.4 9.6c1.3 1.7 1.3 3.7 0 5.4')}
      {line('M10.6 6.5c.8-1.7 2.2-2.6 4.2-2.9-.3 1.4-.2 2.5.4 3.6')}
      {accent('M7.6 10a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5Z')}
    </>
  ),
  // Two hands of cards, held against each other.
  PVP: (
    <>
      {tint('M12.9 6.3 18.7 4.7a1.7 1.7 0 0 1 2.1 1.2l2 7.6a1.7 1.7 0 0 1-1.2 2l-5.8 1.6Z')}
      {line(
        'M8.3 4.7 2.6 6.3a1.7 1.7 0 0 0-1.2 2l2.4 8.9a1.7 1.7 0 0 0 2 1.2l5.9-1.6a1.7 1.7 0 0 0 1.2-2L10.4 5.9a1.7 1.7 0 0 0-2.1-1.2Z',
      )}
      {line(
        'M13.7 5.9 18.2 4.7a1.7 1.7 0 0 1 2.1 1.2l2.4 8.9a1.7 1.7 0 0 1-1.2 2l-5.8 1.6a1.7 1.7 0 0 1-2-.9',
      )}
      {accent('M6.6 8.3 9 11.1l-.9 3.5-2.4-2.7Z')}
    </>
  ),
  SPORTS: (
    <>
      {tint('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z')}
      {line('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z')}
      {line('M12 8V4.8M15.8 10.8l3.3-1.3M14.4 15.2l2.1 3M9.6 15.2l-2.1 3M8.2 10.8 4.9 9.5')}
      {accent('m12 7.6 4.1 3-1.6 4.9h-5l-1.6-4.9Z')}
    </>
  ),
  ESPORTS: (
    <>
      {tint(
        'M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.7 2.7 0 0 1-4.8 2.1L15.5 15h-7L7 17.3a2.7 2.7 0 0 1-4.8-2.1l.9-4.6A4.5 4.5 0 0 1 7.5 7Z',
      )}
      {line(
        'M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.7 2.7 0 0 1-4.8 2.1L15.5 15h-7L7 17.3a2.7 2.7 0 0 1-4.8-2.1l.9-4.6A4.5 4.5 0 0 1 7.5 7Z',
      )}
      {line('M8.3 9.4v3.2M6.7 11h3.2M12 7V4.5')}
      {accent('M15.9 9.7a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0-2.7Z')}
    </>
  ),
  // A rooster's head.
  COCKFIGHT: (
    <>
      {tint(
        'M8.2 9.3C8.8 7.3 10.5 6 12.7 6c2.8 0 4.6 2 4.6 4.6 0 2.2.9 3.7 2.5 5.4.9 1 1.3 2.3 1.3 4.5H6.6c1.5-1.7 2.2-3.4 2-5.3Z',
      )}
      {accent(
        'M8.6 7.6c-.6-1.5-.1-2.7 1.2-3.1-.1-1.4 1.2-2.2 2.7-1.4.8-1.2 2.7-1 3.1.4 1.6-.2 2.5 1.1 1.8 2.7l-.9 1.4C15.4 6.5 14.2 6 12.7 6c-1.7 0-3.1.6-4.1 1.6Z',
      )}
      {line(
        'M8.6 7.6c-.6-1.5-.1-2.7 1.2-3.1-.1-1.4 1.2-2.2 2.7-1.4.8-1.2 2.7-1 3.1.4 1.6-.2 2.5 1.1 1.8 2.7',
      )}
      {line(
        'M6.6 20.5c1.5-1.7 2.2-3.4 2-5.3M8.6 12.2 4 11.2c1-1.7 2.5-2.8 4.5-2.9C9.3 6.9 10.8 6 12.7 6c2.8 0 4.6 2 4.6 4.6 0 2.2.9 3.7 2.5 5.4.9 1 1.3 2.3 1.3 4.5',
      )}
      {line('M8.6 12.2c-1.3 1-1.5 2.8-.3 3.5 1.2.6 2.4-.7 2.2-2.3')}
      {line('M12.7 9.8v.1')}
    </>
  ),
  // The fair's own tent.
  INHOUSE: (
    <>
      {tint(
        'M12 5.5c1.8 2.6 4.7 4.5 8.7 5.5l-.9 2.3c-1 .9-2.3.9-3.3.1-1 1-2.3 1-3.3 0-.8.7-1.7.7-2.5 0-1 1-2.3 1-3.3 0-1 .8-2.3.8-3.3-.1L3.3 11c4-1 6.9-2.9 8.7-5.5Z',
      )}
      {line('M12 5.5c1.8 2.6 4.7 4.5 8.7 5.5l-1 2.5H4.3l-1-2.5c4-1 6.9-2.9 8.7-5.5Z')}
      {line('M5 13.5V20h14v-6.5M12 13.5 9.4 20M12 13.5l2.6 6.5M12 5.5V2.4')}
      {accent('M12 1.9 16 3.3 12 4.9Z')}
    </>
  ),
  // Drawn balls.
  LOTT: (
    <>
      {tint('M9.5 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z')}
      {line('M9.5 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z')}
      {line('M8.3 7.8 10 6.7v6.5M8.3 13.2h3.4')}
      {line('M12.6 17.2a4.2 4.2 0 1 0 4.2-5.2')}
      {accent('M18.3 14.6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z')}
    </>
  ),
  // A ticket with a spark: drawn by the minute, not by the day.
  ELOTT: (
    <>
      {tint(
        'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v2.8a2.3 2.3 0 0 0 0 4.4V17a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17v-2.8a2.3 2.3 0 0 0 0-4.4V7a1.5 1.5 0 0 1 1.5-1.5Z',
      )}
      {line(
        'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v2.8a2.3 2.3 0 0 0 0 4.4V17a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17v-2.8a2.3 2.3 0 0 0 0-4.4V7a1.5 1.5 0 0 1 1.5-1.5Z',
      )}
      {accent('M13 7.5 8.6 12.7h2.8L10.8 16.5l4.6-5.4h-2.9Z')}
    </>
  ),
  // A coin on a coin, and a star on it.
  POINTS: (
    <>
      {tint('M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z')}
      {line('M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z')}
      {line('M19.7 7.6a7.5 7.5 0 0 1-9.7 12.9')}
      {accent('m10.5 6.3 1.3 2.7 2.9.4-2.1 2 .5 3-2.6-1.4-2.6 1.4.5-3-2.1-2 2.9-.4Z')}
    </>
  ),
  PROMOTIONS: (
    <>
      {tint('M4.5 11.5h15V19a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19Z')}
      {line('M4.5 11.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7.5')}
      {line('M4 7.5h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1ZM12 7.5v13')}
      {accent(
        'M12 7.5C11.3 4.7 9.9 3.1 8.3 3.1c-1.4 0-2.4 1-2.4 2.2 0 1.4 1.2 2.2 2.8 2.2ZM12 7.5c.7-2.8 2.1-4.4 3.7-4.4 1.4 0 2.4 1 2.4 2.2 0 1.4-1.2 2.2-2.8 2.2Z',
      )}
    </>
  ),
};
