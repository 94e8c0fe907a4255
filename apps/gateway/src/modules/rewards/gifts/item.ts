import type { listRewards, WirePrize, WireValueOf } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import type { FreeSpinGame } from '../../games';
import type { Played } from './turnover';

export type WireReward = WireValueOf<typeof listRewards>['list'][number];
export type RewardState = WireReward['activityStatus'];

/** Money as a prize travels. */
export const moneyPrize = (amount: bigint): WirePrize => ({
  prizeType: 'CASH',
  amount: formatDecimal(amount),
});

export const pointsPrize = (points: number): WirePrize => ({ prizeType: 'POINTS', points });

export const spinsPrize = (spins: number, game: FreeSpinGame | undefined): WirePrize => ({
  prizeType: 'FREE_SPINS',
  spins,
  ...(game && {
    spinStake: formatDecimal(game.stake),
    spinGameId: game.id,
    spinGameName: game.name,
  }),
});

/** One of money, points and spins, whichever there is. */
export function prizeOfColumns(
  { amount, points, spins }: { amount: bigint; points: number; spins: number },
  game: FreeSpinGame | undefined,
): WirePrize {
  if (amount > 0n) return moneyPrize(amount);
  return points > 0 ? pointsPrize(points) : spinsPrize(spins, game);
}

/** What is taken is the member's own once it is played through. */
export const takenState = (played: Played | undefined): RewardState =>
  played !== undefined && played.done < played.required ? 'PROCESS' : 'CLAIMED';

/** A requirement as it travels. */
export const wirePlayed = (
  played: Played | undefined,
): Pick<WireReward, 'turnoverRequired' | 'turnoverDone'> =>
  played === undefined
    ? {}
    : {
        turnoverRequired: formatDecimal(played.required),
        turnoverDone: formatDecimal(played.done),
      };
