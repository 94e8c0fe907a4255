import { useEffect, useEffectEvent, useState } from 'react';

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
  const [turn, setTurn] = useState(0);
  const [restedFor, setRestedFor] = useState<string | null>(null);
  const [turnMs, setTurnMs] = useState(TURN_MS);
  const drawnId = drawn?.id ?? null;

  const start = useEffectEvent(() => {
    const slice = slices.find(({ id }) => id === drawn?.segmentId);
    const takes = slice && !wantsNoMotion() ? TURN_MS : 0;
    setTurnMs(takes);
    if (slice) setTurn((now) => restingTurn(now, slice));
    return takes;
  });

  useEffect(() => {
    if (drawnId === null) return undefined;
    const timer = setTimeout(() => setRestedFor(drawnId), start());
    return () => clearTimeout(timer);
  }, [drawnId]);

  return { turn, turnMs, isTurning: drawnId !== null && restedFor !== drawnId };
}

/** Where nobody can be asked, nothing moves. */
const wantsNoMotion = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
