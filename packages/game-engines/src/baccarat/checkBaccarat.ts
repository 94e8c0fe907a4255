import { parseMinorUnits } from '@perya/rules/money';
import { checkRound } from '../play-api/checkRound';
import type { PlayedRound } from '../play-api/fairnessProtocol';
import type { BaccaratDetails, BaccaratGame, WireStakes } from './protocol';
import { drawShoe, readRound, settle, SPOTS, type Spot } from './rules';

/**
 * Whether a round of a table was dealt as promised: the client seed is made of the bettors' own, the
 * promise fits the seed, and both deal these cards and pay this bet.
 *
 * @param promised the hash that this page saw before the round, where it was open then.
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
 * The client seed of a table's round: SHA-256 of the table, the round and the seeds of all who bet on it,
 * in the order of placing. The platform promised its own seed before it knew any of these. Pure, for the
 * platform and the page.
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
