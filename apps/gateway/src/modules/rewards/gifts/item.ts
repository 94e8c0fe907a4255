import type { HandlerValueOf, listRewards } from '@perya/api-client';
import type { FreeSpinGame } from '../../games';
import { moneyPrize, pointsPrize, spinsPrize, type PrizeItem } from '../activities/prizes/prize';
import type { Played } from './turnover';

/** A reward as the caller reads it. */
export type RewardItem = HandlerValueOf<typeof listRewards>['list'][number];
export type RewardState = RewardItem['state'];

/** What most rewards have none of. */
export const PLAIN_REWARD = {
  title: null,
  level: null,
  turnover: null,
  at: null,
  expiresAt: null,
  claimedAt: null,
  reason: null,
} as const;

/** One of money, points and spins, whichever there is. */
export function prizeOfColumns(
  { amount, points, spins }: { amount: bigint; points: number; spins: number },
  game: FreeSpinGame | undefined,
): PrizeItem {
  if (amount > 0n) return moneyPrize(amount);
  return points > 0 ? pointsPrize(points) : spinsPrize(spins, game);
}

/** What is taken is the member's own once it is played through. */
export const takenState = (played: Played | undefined): RewardState =>
  played !== undefined && played.done < played.required ? 'PROCESS' : 'CLAIMED';

/** A requirement as the caller reads it. */
export const turnoverOf = (played: Played | undefined): RewardItem['turnover'] =>
  played === undefined ? null : { required: played.required, done: played.done };
