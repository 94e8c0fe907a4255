import { commitmentOf, type FairDraw } from '@perya/rules/fairness';
import { parseMinorUnits } from '@perya/rules/money';
import type { PlayedRound } from './fairnessProtocol';

/** What the seeds come to when they are drawn again. */
export interface Redrawn {
  outcome: readonly number[];
  /** Minor units; undefined where the round alone does not tell, as for a free spin. */
  payout?: number | undefined;
}

/**
 * Whether a round is what its seeds draw: the promise fits the seed, and drawing again comes to the same
 * outcome and the same payout. Nothing but the player's own browser takes part.
 */
export async function checkRound(
  played: PlayedRound,
  redraw: (draw: FairDraw) => Promise<Redrawn>,
): Promise<boolean> {
  const { serverSeed, clientSeed, nonce } = played;
  if (serverSeed === null) return false;
  if (commitmentOf(serverSeed) !== played.commitment) return false;
  const { outcome, payout } = await redraw({ serverSeed, clientSeed, nonce });
  return (
    outcome.join() === played.outcome.join() &&
    (payout === undefined || payout === parseMinorUnits(played.payout))
  );
}
