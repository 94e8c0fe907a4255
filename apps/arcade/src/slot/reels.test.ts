import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SLOT_MODELS } from '@perya/game-engines/slot';
import { createReels } from './reels';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const GRID = Array.from({ length: 5 }, () => ['A', 'B', 'C'] as const);

it('comes to rest in a tab that is not drawn, where no animation ends', async () => {
  Element.prototype.animate = () =>
    ({
      finished: new Promise(() => undefined),
      cancel: () => undefined,
    }) as Partial<Animation> as Animation;
  const onReel = vi.fn<(reel: number) => void>();
  const [rules] = SLOT_MODELS;
  if (!rules) throw new Error('There is no slot machine.');
  const reels = createReels({ gameId: 'rng-1', rules, isCalm: () => false });
  reels.start();
  const stopped = reels.stop(GRID, onReel);
  await vi.runAllTimersAsync();
  await stopped;
  expect(onReel).toHaveBeenCalledTimes(5);
  expect(reels.element.querySelectorAll('[data-symbol=A]')).toHaveLength(5);
});
