import type { Game } from './types';

const STEPS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];
/** The maximum stake: 50,000.00. */
const MOST = 5_000_000n;

/** The stakes of a game in minor units, lowest first. Each is divisible by the game's lines. */
export function stakesOf({ minBet }: Pick<Game, 'minBet'>): bigint[] {
  return STEPS.map((step) => step * BigInt(minBet)).filter((stake) => stake <= MOST);
}
