import { UNIT } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { memo } from 'react';
import { angleOf, sectorOf } from '../game/wheelGeometry';
import { heatOf } from '../instant/heatOf';
import styles from './Disc.module.css';

/** Radii, in units of the drawing, whose center is the origin. */
const OUTER = 94;
const INNER = 52;
const LABELS = 76;
/** Above this many segments, the labels are written outwards. */
const MOST_ACROSS = 20;

export interface RotorProps {
  /** Multipliers, clockwise; the first is at the top. */
  segments: readonly number[];
}

/** The part of the wheel that turns: the segments with their multipliers. */
export const Rotor = memo(function Rotor({ segments }: RotorProps) {
  const { number } = useFormat();
  const count = segments.length;
  const sector = sectorOf(INNER, OUTER, 360 / count);
  const heat = heatOf(segments);
  return segments.map((multiplier, place) => (
    <g
      // oxlint-disable-next-line react/no-array-index-key -- a segment has no other identity
      key={place}
      style={heat(multiplier)}
      transform={`rotate(${-angleOf(place, count)})`}
    >
      <path className={styles['segment']} d={sector} />
      <text
        className={styles['label']}
        transform={`translate(0 ${-LABELS})${count > MOST_ACROSS ? ' rotate(-90)' : ''}`}
        data-count={count}
      >
        {number(multiplier / UNIT)}×
      </text>
    </g>
  ));
});
