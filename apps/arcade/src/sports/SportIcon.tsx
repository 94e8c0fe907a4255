import type { Sport } from '@perya/game-engines/sports';
import styles from './SportIcon.module.css';

/** Strokes in a 24×24 view box. */
const PATHS: Readonly<Record<Sport, readonly string[]>> = {
  football: ['M12 3A9 9 0 1 1 11.9 3Z', 'M12 8L15.8 10.8L14.400 15.200H9.600L8.200 10.8Z'],
  basketball: [
    'M12 3A9 9 0 1 1 11.9 3Z',
    'M3 12H21',
    'M12 3V21',
    'M6 5.500C9 9 9 15 6 18.500',
    'M18 5.500C15 9 15 15 18 18.500',
  ],
  tennis: [
    'M12 3A9 9 0 1 1 11.9 3Z',
    'M5 6.500C9.500 9 9.500 15 5 17.500',
    'M19 6.500C14.500 9 14.500 15 19 17.500',
  ],
  volleyball: [
    'M12 3A9 9 0 1 1 11.9 3Z',
    'M12 3C11 8 13 11 20.500 13',
    'M3.500 10C8 7 12 8.500 16 19.500',
    'M6 18.500C6 14 9 11.500 12 11',
  ],
  boxing: [
    'M7 20V13C4.500 13 4 10 4.500 7.500C5 4.500 8 3.500 11 4C16 4.500 19 6.500 18.500 11C18.200 14 16.500 15 16 16V20Z',
    'M7 17H16',
  ],
  motor: [
    'M3 16V12L7 11L10 7H15L17 11L21 12.500V16Z',
    'M7.500 18.500A2 2 0 1 1 7.400 18.500Z',
    'M16.500 18.500A2 2 0 1 1 16.400 18.500Z',
  ],
  moba: ['M12 3L20 7V13C20 17 16.500 20 12 21C7.500 20 4 17 4 13V7Z', 'M8 16L16 8', 'M13 8H16V11'],
  fps: ['M12 5A7 7 0 1 1 11.9 5Z', 'M12 2V8', 'M12 16V22', 'M2 12H8', 'M16 12H22'],
  arena: ['M5 19L15 9', 'M13 5L19 5L19 11', 'M19 19L9 9', 'M11 5L5 5L5 11'],
  esracing: [
    'M12 3A9 9 0 1 1 11.9 3Z',
    'M12 9.500A2.500 2.500 0 1 1 11.9 9.5Z',
    'M3.500 10H9.500',
    'M14.500 10H20.500',
    'M12 14.500V21',
  ],
  derby: [
    'M6 20C5 14 7 10 11 9C10 7 11 4 13.500 4C16 4 17 6 16.500 8L19 9.500L16.500 10.500C18 15 15 19.500 6 20Z',
    'M13.500 4C12.500 2.500 14.500 2 15.500 3',
  ],
};

/** A decorative icon of a sport. */
export function SportIcon({ sport }: { sport: Sport }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[sport].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
