import type { FishId, FishModel } from '@perya/game-engines/fish';
import { useEffect, useRef } from 'react';
import { drawingOf } from './scene';

/** Half the canvas size in its own pixels: two per CSS pixel. */
const HALF = 72;
/** The drawings use a 100×100 box. */
const SCALE = 1.15;
/** A time at which every fish looks good, in seconds of its age. */
const MOMENT = 0.4;

export interface PortraitProps {
  model: FishModel;
  kind: FishId;
  className: string | undefined;
}

/** A static drawing of a fish. */
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
