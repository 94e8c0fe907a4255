import {
  START_HEIGHT,
  type FlightFacts,
  type FlightRules,
  type WireFlight,
} from '@perya/game-engines/crash';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { MultiplierHistory } from '../game/MultiplierHistory';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import { useFrames } from '../game/useFrames';
import { drawnHeightAt, phaseAt } from './flightAt';
import styles from './FlightStage.module.css';
import { BLOOM_MS, type Scene } from './rocket';
import { drawSky } from './sky';
import { useCrashT } from './texts';
import type { CrashState } from './useCrash';
import { useHeightText } from './useCrashText';

/** How long a finished flight is still animated. */
const AFTER_MS = Math.max(BLOOM_MS, 2600);
/** Heights of medium and of high flights. */
const LEVELS = [2 * START_HEIGHT, 10 * START_HEIGHT] as const;

export interface FlightStageProps {
  crash: Pick<CrashState, 'clock' | 'flight' | 'endedAt' | 'heights'>;
}

/** The animated sky, the current height, and the heights of the last flights. */
export function FlightStage({ crash: { clock, flight, endedAt, heights } }: FlightStageProps) {
  const { rules } = useOpenedGame<FlightFacts>().game;
  const t = useCrashT();
  const heightText = useHeightText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<Scene['phase']>('rest');
  const [shown, setShown] = useState(START_HEIGHT);

  /** Draws the current frame. Returns whether the next one would differ. */
  const draw = (drawn: WireFlight | null): boolean => {
    const scene = sceneAt(rules, { flight: drawn, endedAt, now: clock.now() });
    if (canvas.current !== null) drawSky(canvas.current, scene);
    setPhase(scene.phase);
    setShown(Math.floor(scene.height));
    if (scene.phase === 'rest') return false;
    return drawn?.state === 'flying' || scene.sinceMs < AFTER_MS;
  };
  useFrames(flight, draw);

  const redraw = useEffectEvent(() => draw(flight));
  useEffect(() => {
    if (canvas.current === null) return;
    const observer = new ResizeObserver(() => void redraw());
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles['flight']} data-phase={phase}>
      <canvas ref={canvas} className={styles['sky']} aria-hidden="true" />
      <MultiplierHistory
        label={t('lastFlights')}
        rounds={heights}
        multiplierText={heightText}
        levels={LEVELS}
        isOverlay
      />
      <p className={styles['height']} data-numeric="">
        {heightText(shown)}
      </p>
    </div>
  );
}

interface Moment {
  flight: WireFlight | null;
  endedAt: number;
  now: number;
}

function sceneAt(rules: FlightRules, { flight, endedAt, now }: Moment): Scene {
  const phase = phaseAt(flight, now);
  // A lit fuse flickers with the clock alone.
  const since = {
    lit: 0,
    flying: flight?.startsAt ?? now,
    rest: endedAt,
    cashed: endedAt,
    out: endedAt,
  };
  return {
    phase,
    height: drawnHeightAt(rules, flight, now),
    sinceMs: now - since[phase],
    isMotionReduced: prefersReducedMotion(),
  };
}
