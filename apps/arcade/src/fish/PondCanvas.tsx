import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import styles from './PondCanvas.module.css';
import { createScene, toPond } from './scene';
import type { FishState } from './useFish';
import { useFishModel, useFishText } from './useFishText';

/** Caps the time step after the page was in the background. */
const MAX_FRAME_SECONDS = 0.05;
const DESCRIBE_MS = 5_000;

export interface PondCanvasProps {
  fish: Pick<FishState, 'pond' | 'cannon' | 'advance'>;
}

/** The pond. The pointer aims, and fires while pressed. */
export function PondCanvas({ fish: { pond, cannon, advance } }: PondCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useFishModel();
  const text = useFishText();
  const [label, setLabel] = useState(() => text.pond(pond));

  const onFrame = useEffectEvent((cannonSeconds: number, pondSeconds: number) =>
    advance(cannonSeconds, pondSeconds),
  );
  useEffect(() => {
    if (canvas.current === null) return;
    const scene = createScene(canvas.current, pond, model);
    const observer = new ResizeObserver(() => scene.fit());
    observer.observe(canvas.current);
    let before = 0;
    const run = (at: number) => {
      const passed = Math.min(MAX_FRAME_SECONDS, (at - before) / 1000);
      before = at;
      const isMotionReduced = prefersReducedMotion();
      // With reduced motion, the pond runs at half speed.
      const seconds = isMotionReduced ? passed / 2 : passed;
      onFrame(passed, seconds);
      const [aim, target, recoil] = [cannon.aim(), cannon.target(), cannon.recoil()];
      scene.draw({ seconds, aim, target, recoil, isMotionReduced });
      frame = requestAnimationFrame(run);
    };
    let frame = requestAnimationFrame(run);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [pond, cannon, model]);

  const describe = useEffectEvent(() => setLabel(text.pond(pond)));
  useEffect(() => {
    const timer = setInterval(() => describe(), DESCRIBE_MS);
    return () => clearInterval(timer);
  }, []);

  const aim = (event: PointerEvent<HTMLCanvasElement>) =>
    cannon.aimAt(...toPond(event.currentTarget, event));
  const release = () => cannon.hold(false);
  return (
    <canvas
      ref={canvas}
      className={styles['pond']}
      role="img"
      aria-label={label}
      // Pressing the pond takes the focus from a button, so that Space fires.
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        cannon.unlock();
        aim(event);
        cannon.hold(true);
      }}
      onPointerMove={(event) => {
        if (cannon.target() === undefined) aim(event);
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
