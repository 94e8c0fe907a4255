import type { WheelSegment } from '@perya/api-client';
import { LanternGlow } from '@perya/ui-kit';

import { sectorPath, slicesOf, type Slice } from './slices';
import styles from './Wheel.module.css';

const RADIUS = 100;
const RIM = 108;
/** Where a label starts, from the rim inwards. */
const NAME_AT = 90;
/** Max number of letters that fit between rim and hub. */
const LONGEST_NAME = 14;
const PAINTS = 4;

export interface WheelProps {
  segments: readonly WheelSegment[];
  /** Rotation in degrees clockwise. */
  turn: number;
  /** Duration of a rotation; 0 with reduced motion. */
  turnMs: number;
  /** The drawn segment, once the wheel has stopped. */
  drawnId: string | null;
}

/** The wheel with its published segments. A picture: names, prizes and odds are in the table next to it. */
export function Wheel({ segments, turn, turnMs, drawnId }: WheelProps) {
  const slices = slicesOf(segments);
  return (
    <div className={styles['frame']} aria-hidden>
      <LanternGlow tone="gold" />
      <svg className={styles['wheel']} viewBox="-120 -124 240 244" focusable="false">
        <circle className={styles['rim']} r={RIM} />
        <g
          className={styles['disc']}
          style={{ transform: `rotate(${turn}deg)`, transitionDuration: `${turnMs}ms` }}
        >
          {slices.map((slice, place) => (
            <Segment
              key={slice.id}
              slice={slice}
              paint={paintOf(place, slices.length)}
              name={segments[place]?.name ?? ''}
              isDrawn={slice.id === drawnId}
            />
          ))}
        </g>
        <circle className={styles['hub']} r={16} />
        <path className={styles['pointer']} d="M-10 -121H10L0 -98Z" />
      </svg>
    </div>
  );
}

interface SegmentProps {
  slice: Slice;
  paint: number;
  name: string;
  isDrawn: boolean;
}

function Segment({ slice, paint, name, isDrawn }: SegmentProps) {
  const middle = (slice.from + slice.to) / 2;
  return (
    <g data-paint={paint} data-drawn={isDrawn || undefined}>
      <path className={styles['sector']} d={sectorPath(slice, RADIUS)} />
      {/* Along the radius, from the rim inwards. */}
      <text
        className={styles['name']}
        transform={`rotate(${middle - 90}) translate(${NAME_AT} 0)`}
        textAnchor="end"
        dominantBaseline="central"
      >
        {name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}
      </text>
    </g>
  );
}

/** Adjacent segments differ, including the first and the last. */
function paintOf(place: number, length: number): number {
  const isLast = place === length - 1 && place > 0;
  return isLast && place % PAINTS === 0 ? 2 : (place % PAINTS) + 1;
}
