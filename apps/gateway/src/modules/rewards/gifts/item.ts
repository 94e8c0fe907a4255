import type { HandlerValueOf, listRewards } from '@perya/api-client';
import type { FreeSpinGame } from '../../games';
import { requiredTurnover } from '../../money';
import { moneyPrize, pointsPrize, spinsPrize, type PrizeItem } from '../activities/prizes/prize';
import type { TurnoverProgress } from './turnover';

/** A reward as returned to the caller. */
export type RewardItem = HandlerValueOf<typeof listRewards>['list'][number];
export type RewardState = RewardItem['state'];

/** The fields that most rewards don't have. */
export const REWARD_DEFAULTS = {
  title: null,
  level: null,
  promotionId: null,
  turnover: null,
  winningsMultiple: null,
  at: null,
  expiresAt: null,
  claimedAt: null,
  reason: null,
} as const;

/** The prize in whichever column is set: money, points or spins. */
export function prizeOfColumns(
  { amount, points, spins }: { amount: bigint; points: number; spins: number },
  game: FreeSpinGame | undefined,
): PrizeItem {
  if (amount > 0n) return moneyPrize(amount);
  return points > 0 ? pointsPrize(points) : spinsPrize(spins, game);
}

/** What claiming a prize will require; the winnings of free spins aren't known before. */
export const turnoverBefore = (
  { amount, spins }: { amount: bigint; spins: number },
  multiple: number,
): Pick<RewardItem, 'turnover' | 'winningsMultiple'> => {
  const required = requiredTurnover(amount, multiple);
  return {
    turnover: required > 0n ? { required, done: 0n } : null,
    winningsMultiple: winningsMultiple(spins, multiple),
  };
};

/** How many times the winnings of free spins must be bet; null if the prize isn't free spins. */
export const winningsMultiple = (spins: number, multiple: number): number | null =>
  spins > 0 && multiple > 0 ? multiple : null;

/** A claimed reward is the member's own once its turnover is met. */
export const claimedState = (played: TurnoverProgress | null | undefined): RewardState =>
  played && played.done < played.required ? 'PROCESS' : 'CLAIMED';

/** A turnover requirement as returned to the caller. */
export const turnoverOf = (played: TurnoverProgress | undefined): RewardItem['turnover'] =>
  played === undefined ? null : { required: played.required, done: played.done };
