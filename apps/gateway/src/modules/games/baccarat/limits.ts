import type { Game } from '../game-list/types';
import { SPOTS, type Spot } from '@perya/game-engines/baccarat';

/** A main spot takes this many times the least stake, and never more than 50,000.00. */
const MAIN_TIMES = 1_000n;
const MOST = 5_000_000n;
/** What pays eight or eleven to one takes a tenth of that. */
const SIDE_SHARE = 10n;

/** Smallest and largest stake of a spot in one round, minor units. */
export interface SpotLimits {
  min: bigint;
  max: bigint;
}

/** Every stake is a multiple of the least, so that a commission of 5 % comes out even. */
export function limitsOf({ minBet }: Pick<Game, 'minBet'>): Record<Spot, SpotLimits> {
  const min = BigInt(minBet);
  const times = min * MAIN_TIMES;
  const max = times < MOST ? times : MOST;
  const limits = SPOTS.map((spot): [Spot, SpotLimits] => [
    spot,
    { min, max: spot === 'player' || spot === 'banker' ? max : max / SIDE_SHARE },
  ]);
  return Object.fromEntries(limits) as Record<Spot, SpotLimits>;
}
