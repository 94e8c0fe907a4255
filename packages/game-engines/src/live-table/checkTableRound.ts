import type { FairDraw } from '@perya/rules/fairness';
import { checkRound } from '../play-api/checkRound';
import { clientSeedOf } from '../play-api/clientSeedOf';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { TableHands, TableRules } from './liveTable';
import type { TableModel, TableRoundDetails } from './protocol';
import { readStakes, type TableStakes } from './stakes';

/**
 * Verifies a table's round: the client seed is derived from the bettors' seeds, the commitment matches the
 * server seed, and both produce this outcome and this payout.
 *
 * @param promised the commitment this page saw before the round, if it was open then.
 */
export async function checkTableRound<Model extends TableModel>(
  { draw, settle, hands }: TableRules<Model>,
  game: { id: string; rules: Model },
  played: PlayedRound,
  promised?: string,
): Promise<boolean> {
  const { round, stakes, seeds, hand } = played.details as TableRoundDetails;
  if (promised !== undefined && promised !== played.commitment) return false;
  if ((await clientSeedOf(game.id, round, seeds)) !== played.clientSeed) return false;
  return checkRound(played, async (seed) => {
    const outcome = draw(seed);
    const staked = readStakes(stakes);
    if (hand !== undefined && !isDealt(hands, hand, { seed, outcome, staked })) {
      return { outcome: [], payout: 0 };
    }
    const { payout } = settle(game.rules, outcome, staked, hand);
    return { outcome, payout: Number(payout) };
  });
}

interface DrawnRound {
  seed: FairDraw;
  outcome: readonly number[];
  staked: TableStakes;
}

/** Whether these are the player's cards after these decisions. */
function isDealt(
  hands: TableHands | undefined,
  { cards, decisions, place }: NonNullable<TableRoundDetails['hand']>,
  { seed, outcome, staked }: DrawnRound,
): boolean {
  const stream = hands?.deal(seed, place) ?? [];
  try {
    const played = hands?.replay({ cards: stream, decisions }, outcome, staked);
    return stream.slice(0, played?.dealt).join() === cards.join();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
