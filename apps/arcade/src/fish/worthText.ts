import type { FishId, FishModel } from '@perya/game-engines/fish';

/** What a fish pays in stakes: `×24`, or from the least to the most, `×10–500`. */
export function worthText(model: FishModel, kind: FishId): string {
  const times = model.worth[kind].map((worth) => worth.times);
  const [min, max] = [Math.min(...times), Math.max(...times)];
  return min === max ? `×${min}` : `×${min}–${max}`;
}
