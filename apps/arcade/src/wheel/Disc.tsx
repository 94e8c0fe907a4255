import { UNIT } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { FerrisWheel } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Sound } from '../game/sound';
import { angleOf } from '../game/wheelGeometry';
import { heatOf } from '../instant/heatOf';
import { useElapsed, type ShownRound } from '../instant/useReveal';
import { countsOf } from './countsOf';
import styles from './Disc.module.css';
import { Rotor } from './Rotor';
import { spinAt, SPIN_MS } from './spinAt';
import { useWheelT } from './texts';

const LIGHTS = 40;

export interface DiscProps {
  /** Multipliers, clockwise. */
  segments: readonly number[];
  shown: ShownRound | null;
  /** Where the shown round stops; undefined if it was on another wheel. */
  stop: number | undefined;
  /** Where the wheel rested before. */
  before: number | undefined;
  sound: Sound;
}

/** The wheel with its pointer and its legend. The motion is decoration: the status line tells the result. */
export function Disc({ segments, shown, stop, before = 0, sound }: DiscProps) {
  const count = segments.length;
  const elapsed = useElapsed(shown, SPIN_MS);
  const isSpinning = elapsed < SPIN_MS;
  const angle =
    stop === undefined ? 0 : spinAt(angleOf(before, count), angleOf(stop, count), elapsed);
  const came = stop === undefined || isSpinning ? undefined : segments[stop];
  const passed = Math.floor((angle * count) / 360 + 0.5);
  const tick = useEffectEvent((pegs: number) => {
    if (isSpinning && pegs !== 0) sound.note(900, 0.03);
  });
  useEffect(() => tick(passed), [passed]);
  return (
    <div className={styles['scene']}>
      <div className={styles['wheel']}>
        <svg viewBox="-106 -114 212 220" aria-hidden="true">
          <circle className={styles['rim']} r={100} />
          <circle className={styles['lights']} r={97} pathLength={LIGHTS} />
          <g transform={`rotate(${angle})`} data-rotor="">
            <Rotor segments={segments} />
          </g>
          <Hub segments={segments} came={came} />
          <path className={styles['pointer']} d="M-9 -112H9L0 -88Z" />
        </svg>
      </div>
      <Legend segments={segments} came={came} />
    </div>
  );
}

interface ResultProps {
  segments: readonly number[];
  /** The multiplier at which the wheel rests after a round. */
  came: number | undefined;
}

/** The middle of the wheel: the multiplier that came. */
function Hub({ segments, came }: ResultProps) {
  const { number } = useFormat();
  return (
    <>
      <circle className={styles['hub']} r={50} />
      {came === undefined ? (
        <FerrisWheel className={styles['idle']} x={-26} y={-26} width={52} height={52} />
      ) : (
        <g className={styles['came']} style={heatOf(segments)(came)}>
          <circle r={42} />
          <text>{number(came / UNIT)}×</text>
        </g>
      )}
    </>
  );
}

/** Each multiplier with the number of its segments, the highest first. */
function Legend({ segments, came }: ResultProps) {
  const t = useWheelT();
  const { number } = useFormat();
  const heat = heatOf(segments);
  return (
    <ul className={styles['legend']} aria-label={t('legend')} data-numeric="">
      {countsOf(segments).map(({ multiplier, count }) => (
        <li
          key={multiplier}
          style={heat(multiplier)}
          aria-current={multiplier === came || undefined}
        >
          <b>{number(multiplier / UNIT)}×</b>
          <span>
            {number(count)} / {number(segments.length)}
          </span>
        </li>
      ))}
    </ul>
  );
}
