import type { Segment } from '@perya/game-engines/money-wheel';
import { memo } from 'react';
import { sectorOf } from '../game/wheelGeometry';
import { segmentText } from './segmentText';
import { TONES } from './tones';
import styles from './Wheel.module.css';

/** Radii, in units of the drawing, whose center is the origin. */
const OUTER = 92;
const PEGS = 89.5;
const LABELS = 79;
const STARS = 67;
const INNER = 42;

/** A star with five points. */
const STAR =
  'M0 -4.500L1.100 -1.500L4.300 -1.400L1.800 0.600L2.600 3.600L0 1.900L-2.600 3.600L-1.800 0.600L-4.300 -1.400L-1.100 -1.500Z';

/** Props of {@link Rotor}. */
export interface RotorProps {
  /** Clockwise; the first is at the top. */
  segments: readonly Segment[];
}

/** The part that turns: the segments with their numbers, and the pegs between them. */
export const Rotor = memo(function Rotor({ segments }: RotorProps) {
  const degrees = 360 / segments.length;
  const sector = sectorOf(INNER, OUTER, degrees);
  return (
    <g>
      <circle className={styles['disc']} r={OUTER + 2} />
      {segments.map((segment, place) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- a segment has no other identity
          key={place}
          className={TONES[segment]}
          data-segment={segment}
          transform={`rotate(${place * degrees})`}
        >
          <path className={styles['segment']} d={sector} />
          <text className={styles['label']} y={-LABELS} data-long={segment.length > 1 || undefined}>
            {segmentText(segment)}
          </text>
          {segment.startsWith('x') && (
            <path className={styles['star']} d={STAR} transform={`translate(0 ${-STARS})`} />
          )}
          <circle
            className={styles['peg']}
            cy={-PEGS}
            r={1.1}
            transform={`rotate(${degrees / 2})`}
          />
        </g>
      ))}
      <circle className={styles['ring']} r={OUTER} />
      <circle className={styles['hub']} r={INNER} />
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          className={styles['ray']}
          d="M-4 -27L0 -40L4 -27Z"
          transform={`rotate(${index * 30})`}
        />
      ))}
    </g>
  );
});
