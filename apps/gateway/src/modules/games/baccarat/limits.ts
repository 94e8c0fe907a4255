import type { Game } from '../game-list/types';
import { SPOTS, type Spot } from '@perya/game-engines/baccarat';

/** The maximum of a main spot as a multiple of the minimum stake, at most 50,000.00. */
const MAIN_TIMES = 1_000n;
const MOST = 5_000_000n;
/** Side bets, which pay 8 to 1 or 11 to 1, have a tenth of that maximum. */
const SIDE_SHARE = 10n;

/** Minimum and maximum stake of a spot in one round, in minor units. */
export interface SpotLimits {
  min: bigint;
  max: bigint;
}

/** Every stake is a multiple of the minimum, so that a commission of 5% has no remainder. */
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
