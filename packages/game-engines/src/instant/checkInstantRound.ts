import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import { payoutOf, type InstantRules } from './instantGame';
import type { InstantModel, InstantRoundDetails } from './protocol';

/** Verifies a round: its seeds give this outcome, and the player's steps this payout. */
export async function checkInstantRound<Model extends InstantModel>(
  { draw, play, accepts }: InstantRules<Model>,
  model: Model,
  played: PlayedRound,
): Promise<boolean> {
  const { options, steps } = played.details as InstantRoundDetails;
  if (!accepts(model, options)) return false;
  return checkRound(played, async (seed) => {
    const outcome = draw(model, options, seed);
    try {
      const { multiplier } = play(model, options, outcome, steps);
      const stake = BigInt(parseMinorUnits(played.stake));
      return { outcome, payout: Number(payoutOf(stake, multiplier)) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { outcome: [], payout: 0 };
    }
  });
}
