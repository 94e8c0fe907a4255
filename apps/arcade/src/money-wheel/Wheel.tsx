import type { RoundTimes } from '@perya/game-engines/live-table';
import type { Segment } from '@perya/game-engines/money-wheel';
import { angleOf } from '../game/wheelGeometry';
import { Badge } from './Badge';
import { Banner, Frame, Stand } from './Frame';
import { Rotor } from './Rotor';
import { Turning } from './Turning';
import styles from './Wheel.module.css';

/** Props of {@link Wheel}. */
export interface WheelProps {
  /** Clockwise. */
  segments: readonly Segment[];
  /** The name on the banner. */
  name: string;
  times: RoundTimes | undefined;
  /** The positions at which the wheel stops in this round; undefined before they're drawn. */
  stops: readonly number[] | undefined;
  /** How many of the stops have been made. */
  shownCount: number;
  /** The position at which the wheel rested before. */
  before: number;
}

/** The wheel and its pointer. Hidden from screen readers: the status line announces the number. */
export function Wheel({ segments, name, times, stops, shownCount, before }: WheelProps) {
  const shown = stops?.slice(0, shownCount) ?? [];
  const angle = angleOf(shown.at(-1) ?? before, segments.length);
  const isSpinning = stops !== undefined && shownCount < stops.length;
  const rotor = <Rotor segments={segments} />;
  return (
    <div className={styles['wheel']} aria-hidden="true" data-spinning={isSpinning || undefined}>
      <svg viewBox="-112 -116 224 236">
        <Stand />
        <Frame />
        <Turning
          // Each round starts its own animation.
          key={stops === undefined ? 'rest' : times?.round}
          angle={angle}
          before={angleOf(before, segments.length)}
          stops={stops?.map((place) => angleOf(place, segments.length))}
          times={times}
        >
          {rotor}
        </Turning>
        <Badge segments={shown.flatMap((place) => segments[place] ?? [])} />
        <Banner name={name} />
      </svg>
    </div>
  );
}
