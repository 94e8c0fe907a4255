import { useEffect, useState } from 'react';

import { finalRotation, type Slice } from './slices';

const TURN_MS = 4_200;

/** The rotation of the wheel, and whether it has stopped at the latest result. */
export interface WheelTurn {
  readonly turn: number;
  readonly turnMs: number;
  readonly isTurning: boolean;
}

/** Rotates the wheel to the platform's result; immediately with reduced motion. */
export function useWheelTurn(
  drawn: { readonly id: string; readonly segmentId: string } | null,
  slices: readonly Slice[],
): WheelTurn {
  const [rest, setRest] = useState<{ drawnId: string | null; turn: number; turnMs: number }>({
    drawnId: null,
    turn: 0,
    turnMs: TURN_MS,
  });
  const [restedFor, setRestedFor] = useState<string | null>(null);
  const drawnId = drawn?.id ?? null;

  if (drawn !== null && drawn.id !== rest.drawnId) {
    const slice = slices.find(({ id }) => id === drawn.segmentId);
    setRest({
      drawnId: drawn.id,
      turn: slice ? finalRotation(rest.turn, slice) : rest.turn,
      turnMs: slice && !wantsNoMotion() ? TURN_MS : 0,
    });
  }

  const { turn, turnMs } = rest;
  useEffect(() => {
    if (drawnId === null) return undefined;
    const timer = setTimeout(() => setRestedFor(drawnId), turnMs);
    return () => clearTimeout(timer);
  }, [drawnId, turnMs]);

  return { turn, turnMs, isTurning: drawnId !== null && restedFor !== drawnId };
}

/** Without `matchMedia`, nothing is animated. */
const wantsNoMotion = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
