import { useEffect, useState } from 'react';

import { restingTurn, type Slice } from './slices';

const TURN_MS = 4_200;

/** How the wheel stands, and whether it has come to rest for what was drawn last. */
export interface WheelTurn {
  readonly turn: number;
  readonly turnMs: number;
  readonly isTurning: boolean;
}

/** Turns the wheel to what the platform has drawn; who wants no motion sees it there at once. */
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
      turn: slice ? restingTurn(rest.turn, slice) : rest.turn,
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

/** Where nobody can be asked, nothing moves. */
const wantsNoMotion = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
