import type { Segment } from '@perya/game-engines/money-wheel';
import { segmentText } from './segmentText';
import { TONES } from './tones';
import styles from './Wheel.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The segments at which the wheel has stopped in this round. */
  segments: readonly Segment[];
}

/** What came, in the middle of the wheel: the number, and the multiplier before it. */
export function Badge({ segments }: BadgeProps) {
  const segment = segments.at(-1);
  const multiplier = segments.length > 1 ? segments[0] : undefined;
  return (
    <>
      <circle className={styles['knob']} r={25} />
      <g className={styles['came']}>
        {segment !== undefined && (
          <g
            key={segments.length}
            className={`${TONES[segment] ?? ''} ${styles['badge'] ?? ''}`}
            data-badge=""
          >
            <circle className={styles['plate']} r={23} />
            <text className={styles['large']}>{segmentText(segment)}</text>
          </g>
        )}
        {multiplier !== undefined && (
          <g className={TONES[multiplier]} data-badge="" transform="translate(21 -19)">
            <circle className={styles['plate']} r={11} />
            <text className={styles['small']}>{segmentText(multiplier)}</text>
          </g>
        )}
      </g>
    </>
  );
}
