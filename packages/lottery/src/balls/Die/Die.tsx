import { VisuallyHidden } from '@perya/ui-kit';

import type { BallSize } from '../Ball/Ball';
import styles from './Die.module.css';

/** Positions of the pips on each face, in a 3×3 grid. */
const FACES: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export interface DieProps {
  /** `1` to `6`. */
  face: string;
  size?: BallSize | undefined;
}

/** A die face. One and four are red, as on Asian dice. */
export function Die({ face, size = 'medium' }: DieProps) {
  return (
    <span className={styles['die']} data-size={size} data-red={face === '1' || face === '4'}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {FACES[face]?.map(([x, y]) => (
          <circle
            key={`${x}${y}`}
            cx={3 + x * 3}
            cy={3 + y * 3}
            r={FACES[face]?.length === 1 ? 1.7 : 1.15}
          />
        ))}
      </svg>
      <VisuallyHidden>{face}</VisuallyHidden>
    </span>
  );
}
