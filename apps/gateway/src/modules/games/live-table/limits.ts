import type { EngineGame } from '../game-list/types';
import { rulesOf } from './tables';

/** The maximum of a bet with the highest limit: 50,000.00. */
const MOST = 5_000_000n;
const MOST_TIMES = 1_000n;

/** Minimum and maximum stake of a spot in one round, in minor units. */
export interface SpotLimits {
  min: bigint;
  max: bigint;
}

/**
 * The limits by bet type. Every stake is a multiple of the minimum, so that commissions and halves have no
 * remainder.
 */
export function limitsOf(game: Pick<EngineGame, 'engine' | 'minBet'>): Record<string, SpotLimits> {
  const min = BigInt(game.minBet);
  const limits = Object.entries(rulesOf(game).betTypes).map(
    ([betType, { maxTimes }]): [string, SpotLimits] => {
      const most = (MOST * maxTimes) / MOST_TIMES;
      const times = min * maxTimes;
      return [betType, { min, max: times < most ? times : most }];
    },
  );
  return Object.fromEntries(limits);
}
