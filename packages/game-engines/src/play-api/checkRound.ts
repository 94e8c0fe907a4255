import { commitmentOf, type FairDraw } from '@perya/rules/fairness';
import { parseMinorUnits } from '@perya/rules/money';
import type { PlayedRound } from './fairnessProtocol';

/** The outcome recomputed from the seeds. */
export interface RecomputedRound {
  outcome: readonly number[];
  /** Minor units; undefined if the round alone doesn't determine it, as for a free spin. */
  payout?: number | undefined;
}

/**
 * Verifies a round: the commitment matches the seed, and drawing again gives the same outcome and payout.
 * Runs entirely in the player's browser.
 */
export async function checkRound(
  played: PlayedRound,
  redraw: (draw: FairDraw) => Promise<RecomputedRound>,
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
