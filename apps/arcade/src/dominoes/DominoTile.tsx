import { pipsAt } from '../game/pipsAt';
import styles from './DominoTile.module.css';

/** Size of a half in the drawing. */
const HALF = 24;

/** Props of {@link DominoTile}. */
export interface DominoTileProps {
  /** From left to right, or from top to bottom. */
  numbers: readonly [number, number];
  /** Whether the halves are side by side. */
  isAcross?: boolean;
  /** Marks the tile with a star in its middle. */
  isMarked?: boolean;
}

/** A drawn tile, as wide as its parent. */
export function DominoTile({ numbers, isAcross = false, isMarked = false }: DominoTileProps) {
  const [width, height] = isAcross ? [HALF * 2, HALF] : [HALF, HALF * 2];
  const [middleX, middleY] = [width / 2, height / 2];
  return (
    <svg className={styles['tile']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect x="0.6" y="0.6" width={width - 1.2} height={height - 1.2} rx="4" />
      <path d={isAcross ? `M${middleX} 4v${height - 8}` : `M4 ${middleY}h${width - 8}`} />
      {numbers.flatMap((number, half) =>
        pipsAt(number).map(([x, y]) => (
          <circle
            key={`${half} ${x} ${y}`}
            cx={isAcross ? y + half * HALF : x}
            cy={isAcross ? x : y + half * HALF}
            r={number === 1 ? 3.4 : 2.7}
            data-number={number}
          />
        )),
      )}
      {isMarked ? (
        <path className={styles['mark']} d={`M${middleX} ${middleY - 6}l6 6l-6 6l-6-6z`} />
      ) : (
        <circle className={styles['pin']} cx={middleX} cy={middleY} r="1.7" />
      )}
    </svg>
  );
}
