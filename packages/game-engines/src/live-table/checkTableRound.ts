import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { TableRules } from './liveTable';
import type { TableModel, TableRoundDetails } from './protocol';
import { readStakes } from './stakes';

/**
 * Verifies a table's round: the client seed is derived from the bettors' seeds, the commitment matches the
 * server seed, and both produce this outcome and this payout.
 *
 * @param promised the commitment this page saw before the round, if it was open then.
 */
export async function checkTableRound<Model extends TableModel>(
  { draw, settle }: TableRules<Model>,
  game: { id: string; rules: Model },
  played: PlayedRound,
  promised?: string,
): Promise<boolean> {
  const { round, stakes, seeds } = played.details as TableRoundDetails;
  if (promised !== undefined && promised !== played.commitment) return false;
  if ((await clientSeedOf(game.id, round, seeds)) !== played.clientSeed) return false;
  return checkRound(played, async (seed) => {
    const outcome = draw(seed);
    const { payout } = settle(game.rules, outcome, readStakes(stakes));
    return { outcome, payout: Number(payout) };
  });
}

/**
 * The client seed of a table's round: SHA-256 of the table, the round and the seeds of all its bettors, in
 * the order of placing. The platform committed to its own seed before any of these was known. Pure; shared by
 * the platform and the page.
 */
export async function clientSeedOf(
  gameId: string,
  round: number,
  seeds: readonly string[],
): Promise<string> {
  const text = new TextEncoder().encode(`${gameId}:${round}:${seeds.join('\n')}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
