import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { BatchDetails } from './protocol';
import { fishModel, limitOf, readShot, type FishId, type FishModel } from './rules';

/** Draws a batch of shots: used by the platform to play and by the page to verify. */
export function shoot(model: FishModel, draw: FairDraw, shots: readonly FishId[]): number[] {
  const drawn = drawNumbers(
    draw,
    shots.map((fish) => limitOf(model, fish)),
  );
  return shots.map((fish, place) => readShot(model, fish, drawn[place] ?? 0));
}

/** Verifies that a batch of shots is drawn from its seeds. */
export async function checkBatch(played: PlayedRound): Promise<boolean> {
  const model = fishModel(played.model);
  const details = played.details as BatchDetails | null;
  if (model === undefined || details === null) return false;
  return checkRound(played, async (draw) => {
    const times = shoot(model, draw, details.fish);
    const sum = times.reduce((all, one) => all + one, 0);
    return { outcome: times, payout: sum * parseMinorUnits(details.stake) };
  });
}
