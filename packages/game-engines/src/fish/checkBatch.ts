import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { shoot } from './batch';
import type { BatchDetails } from './protocol';
import { fishModel } from './rules';

/** Whether a batch of shots is what its seeds draw. */
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
