import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { limitOf, readShot, type FishId, type FishModel } from './rules';

/** Draws a batch of shots: what the platform does to play, and the page to check. */
export function shoot(model: FishModel, draw: FairDraw, shots: readonly FishId[]): number[] {
  const drawn = drawNumbers(
    draw,
    shots.map((fish) => limitOf(model, fish)),
  );
  return shots.map((fish, place) => readShot(model, fish, drawn[place] ?? 0));
}
