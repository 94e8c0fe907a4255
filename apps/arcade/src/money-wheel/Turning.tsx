import type { RoundTimes } from '@perya/game-engines/live-table';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { angleAfter, spinsOf } from './spin';
import styles from './Wheel.module.css';

/** How long the pointer takes for a click against a peg, while the wheel is fast and slow. */
const FAST_MS = 110;
const SLOW_MS = 300;
/** The part of a spin in which the wheel is fast. */
const FAST_PART = 0.5;
/** The part of a spin after which the wheel hardly moves. */
const CLICKING_PART = 0.86;

/** Props of {@link Turning}. */
export interface TurningProps {
  /** The rotation at rest. */
  angle: number;
  /** The rotation before the spins. */
  before: number;
  /** The rotations at the end of each spin; undefined between rounds. */
  stops: readonly number[] | undefined;
  times: RoundTimes | undefined;
  /** What turns. */
  children: ReactNode;
}

/** The rotor and the pointer. The animation starts in the past if the page was opened during it. */
export function Turning({ angle, before, stops, times, children }: TurningProps) {
  const { now } = useOpenedGame();
  const [spins] = useState<CSSProperties>(() =>
    stops === undefined || times === undefined ? {} : spinStyle(stops, before, times, now()),
  );
  const style: CSSProperties = { ...spins, ['--angle' as string]: `${angle}deg` };
  return (
    <g style={style} data-spins={stops?.length}>
      <g className={styles['turning']}>{children}</g>
      <g className={styles['flapper']}>
        <path className={styles['pointer']} d="M-7 -113H7L3 -95L0 -86.500L-3 -95Z" />
        <circle className={styles['pivot']} cy={-108} r={2.6} />
      </g>
    </g>
  );
}

/** The angles and times of the spins, as custom properties. */
function spinStyle(
  stops: readonly number[],
  before: number,
  times: RoundTimes,
  now: number,
): CSSProperties {
  const style: Record<string, string> = {};
  let from = before;
  for (const [index, spin] of spinsOf(stops, times).entries()) {
    const to = angleAfter(from, stops[index] ?? 0, spin);
    const duration = spin.endsAt - spin.startsAt;
    const delay = Math.round(spin.startsAt - now);
    const fast = Math.round((duration * FAST_PART) / FAST_MS);
    const slow = Math.round((duration * CLICKING_PART - fast * FAST_MS) / SLOW_MS);
    const place = index + 1;
    style[`--from-${place}`] = `${from}deg`;
    style[`--to-${place}`] = `${to}deg`;
    style[`--duration-${place}`] = `${duration}ms`;
    style[`--delay-${place}`] = `${delay}ms`;
    style[`--fast-${place}`] = String(fast);
    style[`--slow-${place}`] = String(slow);
    style[`--slow-delay-${place}`] = `${delay + fast * FAST_MS}ms`;
    from = to;
  }
  return style;
}
