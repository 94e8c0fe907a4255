import type { FishId, FishModel } from '@perya/game-engines/fish';
import { useEffect, useRef } from 'react';
import { drawingOf } from './scene';

/** Half of the canvas, in its own pixels: two for each of the page. */
const HALF = 72;
/** The drawings fill a box of 100. */
const SCALE = 1.15;
/** A moment at which every fish looks well, in seconds of its life. */
const MOMENT = 0.4;

export interface PortraitProps {
  model: FishModel;
  kind: FishId;
  className: string | undefined;
}

/** A fish of the pond, standing still. */
export function Portrait({ model, kind, className }: PortraitProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d') ?? null;
    if (context === null) return;
    context.clearRect(0, 0, HALF * 2, HALF * 2);
    context.save();
    context.translate(HALF, HALF);
    context.scale(SCALE, SCALE);
    drawingOf(model, kind)(context, MOMENT);
    context.restore();
  }, [model, kind]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={HALF * 2}
      height={HALF * 2}
      aria-hidden="true"
    />
  );
}
