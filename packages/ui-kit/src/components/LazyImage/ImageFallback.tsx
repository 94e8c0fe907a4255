import { flags, STRING_PATH } from '../Banderitas/garland';
import styles from './ImageFallback.module.css';

/** A drawing of a lantern, shown when no host could serve the image. */
export function ImageFallback() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <g className={styles['garland']}>
        <path className={styles['string']} d={STRING_PATH} />
        <path className={styles['flags']} d={flags().join('')} />
      </g>
      <path className={styles['string']} d="M120 19v53" />
      <path
        className={styles['paper']}
        d="M120 76c21 0 32 13 32 30s-11 30-32 30-32-13-32-30 11-30 32-30Z"
      />
      <path
        className={styles['ribs']}
        d="M104 79c-7 7-10 16-10 27s3 20 10 27M120 76v60M136 79c7 7 10 16 10 27s-3 20-10 27M107 72h26v6h-26zM107 134h26v6h-26zM113 140v12M120 140v16M127 140v12"
      />
    </svg>
  );
}
