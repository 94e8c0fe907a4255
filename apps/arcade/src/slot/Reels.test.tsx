import { SLOT_MODELS, type SlotFacts } from '@perya/game-engines/slot';
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endFakeTimers, renderInGame } from '../game/testing';
import { Reels, type ReelsHandle } from './Reels';
import { slotCatalogue } from './texts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(endFakeTimers);

const GRID = Array.from({ length: 5 }, () => ['A', 'B', 'C'] as const);

it('stops in a tab that is not rendered, where animations never end', async () => {
  Element.prototype.animate = () =>
    ({
      finished: new Promise(() => undefined),
      cancel: () => undefined,
    }) as Partial<Animation> as Animation;
  const [rules] = SLOT_MODELS;
  if (!rules) throw new Error('There is no slot machine.');
  const facts: SlotFacts = { rules, feature: null, grant: null };
  const reels = createRef<ReelsHandle>();
  const onReel = vi.fn<(reel: number) => void>();
  const { container } = await renderInGame(<Reels ref={reels} />, {
    facts,
    catalogues: [slotCatalogue],
  });
  await act(async () => {
    reels.current?.start();
    const stopped = reels.current?.stop(GRID, onReel);
    await vi.runAllTimersAsync();
    await stopped;
  });
  expect(onReel).toHaveBeenCalledTimes(5);
  expect(container.querySelectorAll('[data-symbol=A]')).toHaveLength(5);
});
