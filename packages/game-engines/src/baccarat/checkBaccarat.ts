import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { BaccaratDetails, BaccaratGame, WireStakes } from './protocol';
import { drawShoe, readRound, settle, SPOTS, type Spot } from './rules';

/**
 * Verifies a table's round: the client seed is derived from the bettors' seeds, the commitment matches the
 * server seed, and both produce these cards and this payout.
 *
 * @param promised the commitment this page saw before the round, if it was open then.
 */
export async function checkBaccarat(
  game: Pick<BaccaratGame, 'id' | 'rules'>,
  played: PlayedRound,
  promised?: string,
): Promise<boolean> {
  const { round, stakes, seeds } = played.details as BaccaratDetails;
  if (promised !== undefined && promised !== played.commitment) return false;
  if ((await clientSeedOf(game.id, round, seeds)) !== played.clientSeed) return false;
  return checkRound(played, async (draw) => {
    const dealt = readRound(drawShoe(draw));
    const { payout } = settle(game.rules, dealt, minorsOf(stakes));
    return { outcome: dealt.dealt, payout: Number(payout) };
  });
}

function minorsOf(stakes: WireStakes): Partial<Record<Spot, bigint>> {
  const minors: Partial<Record<Spot, bigint>> = {};
  for (const spot of SPOTS) {
    const stake = stakes[spot];
    if (stake !== undefined) minors[spot] = BigInt(parseMinorUnits(stake));
  }
  return minors;
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
