import { colorOf, POCKETS, WHEEL } from '@perya/game-engines/roulette';
import type { Phase, RoundTimes } from '@perya/game-engines/live-table';
import { useState, type CSSProperties } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './Wheel.module.css';

const POCKET_DEGREES = 360 / POCKETS;
/** Radii, in units of the drawing, whose center is the origin. */
const OUTER = 84;
const NUMBERS = 75;
const INNER = 66;
const HUB = 50;

/** Props of {@link Wheel}. */
export interface WheelProps {
  phase: Phase | undefined;
  times: RoundTimes | undefined;
  /** The number in which the ball will land; undefined before it's drawn. */
  target: number | undefined;
  /** The number in which the ball landed in the round before. */
  previous: number | undefined;
  /** The winning number once it may be shown. */
  pocket: number | undefined;
}

/** The wheel and the ball. Hidden from screen readers: the status line announces the number. */
export function Wheel({ phase, times, target, previous, pocket }: WheelProps) {
  const isOver = phase === 'dealing' || phase === 'result';
  const spun = isOver && times !== undefined ? target : undefined;
  return (
    <div className={styles['wheel']} aria-hidden="true">
      <svg viewBox="-100 -100 200 200">
        <Bowl />
        {spun === undefined || times === undefined ? (
          <g>
            <Rotor />
            {previous !== undefined && <Ball pocket={previous} />}
          </g>
        ) : (
          <Spin key={times.round} times={times} pocket={spun} hasLanded={pocket !== undefined} />
        )}
        <Hub />
      </svg>
      {pocket !== undefined && (
        <b className={styles['result']} data-tone={colorOf(pocket)}>
          {pocket}
        </b>
      )}
    </div>
  );
}

interface SpinProps {
  times: RoundTimes;
  pocket: number;
  hasLanded: boolean;
}

/** The turning rotor with the ball. The animation starts in the past if the page was opened during it. */
function Spin({ times: { dealsAt, resultAt }, pocket, hasLanded }: SpinProps) {
  const { now } = useOpenedGame();
  const [style] = useState<CSSProperties>(() => ({
    ['--duration' as string]: `${resultAt - dealsAt}ms`,
    ['--delay' as string]: `${Math.round(dealsAt - now())}ms`,
  }));
  return (
    <g className={styles['spin']} style={style} data-landed={hasLanded || undefined}>
      <Rotor />
      <Ball pocket={pocket} />
    </g>
  );
}

/** The ball at rest in a pocket, where a spin ends. */
function Ball({ pocket }: { pocket: number }) {
  const place = WHEEL.findIndex((each) => each === pocket);
  return (
    <g className={styles['path']} style={{ ['--angle' as string]: `${place * POCKET_DEGREES}deg` }}>
      <circle className={styles['ball']} r={4} />
    </g>
  );
}

/** The fixed outer part. */
function Bowl() {
  return (
    <>
      <circle className={styles['rim']} r={98} />
      <circle className={styles['bowl']} r={93} />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          key={index}
          className={styles['stud']}
          d="M0 -93L2 -89L0 -85L-2 -89Z"
          transform={`rotate(${index * 45 + 22.5})`}
        />
      ))}
    </>
  );
}

function Rotor() {
  return (
    <g>
      {WHEEL.map((number, place) => (
        <g key={number} transform={`rotate(${place * POCKET_DEGREES})`}>
          <path className={styles['pocket']} data-tone={colorOf(number)} d={SECTOR} />
          <text className={styles['number']} y={-NUMBERS}>
            {number}
          </text>
        </g>
      ))}
      <circle className={styles['ring']} r={INNER} />
      <circle className={styles['ring']} r={OUTER} />
    </g>
  );
}

function Hub() {
  return (
    <>
      <circle className={styles['hub']} r={HUB} />
      <circle className={styles['ring']} r={HUB} />
      {Array.from({ length: 4 }, (_, index) => (
        <path
          key={index}
          className={styles['arm']}
          d="M-2 0L-1.2 -26A3.5 3.5 0 1 1 1.2 -26L2 0Z"
          transform={`rotate(${index * 90 + 45})`}
        />
      ))}
      <circle className={styles['knob']} r={9} />
    </>
  );
}

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** The outline of the pocket at the top. */
const SECTOR = [
  `M${at(HUB, -POCKET_DEGREES / 2)}`,
  `L${at(OUTER, -POCKET_DEGREES / 2)}`,
  `A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, POCKET_DEGREES / 2)}`,
  `L${at(HUB, POCKET_DEGREES / 2)}`,
  `A${HUB} ${HUB} 0 0 0 ${at(HUB, -POCKET_DEGREES / 2)}Z`,
].join('');
