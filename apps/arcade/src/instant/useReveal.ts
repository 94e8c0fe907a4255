import type { InstantOptions, WireInstantRound } from '@perya/game-engines/instant';
import { useState } from 'react';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import { useFrames } from '../game/useFrames';

/** A finished round that is shown. */
export interface ShownRound {
  round: WireInstantRound;
  /** The round that was shown before. */
  before: WireInstantRound | null;
  /** By `performance.now()`. */
  startedAt: number;
  isMoving: boolean;
}

/**
 * Shows the motion of a finished round, before its result is told. With reduced motion, only its end.
 *
 * @param duration in milliseconds; a timer ends the motion, because a hidden page has no frames
 */
export function useReveal(duration: number) {
  const [shown, setShown] = useState<ShownRound | null>(null);
  const reveal = async (round: WireInstantRound): Promise<void> => {
    const isMoving = !prefersReducedMotion();
    setShown((now) => ({
      round,
      before: now?.round ?? null,
      startedAt: performance.now(),
      isMoving,
    }));
    if (!isMoving) return;
    await new Promise((resolve) => setTimeout(resolve, duration));
    setShown((now) => now && { ...now, isMoving: false });
  };
  return { shown, reveal };
}

/** Milliseconds since the start of the motion, at most `duration`. */
export function useElapsed(shown: ShownRound | null, duration: number): number {
  const [frame, setFrame] = useState({ of: shown, elapsed: duration });
  useFrames(shown, (current) => {
    if (!current?.isMoving) return false;
    const elapsed = Math.min(duration, performance.now() - current.startedAt);
    setFrame({ of: current, elapsed });
    return elapsed < duration;
  });
  if (!shown?.isMoving) return duration;
  return frame.of === shown ? frame.elapsed : 0;
}

/** Where a round stopped, if it was played with these options. */
export function outcomeWith(
  round: WireInstantRound | null | undefined,
  options: InstantOptions,
): readonly number[] | undefined {
  if (!round) return undefined;
  const isSame = Object.entries(options).every(([name, value]) => round.options[name] === value);
  return isSame ? round.end?.outcome : undefined;
}
