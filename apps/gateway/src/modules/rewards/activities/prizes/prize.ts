import type { claimReward, HandlerValueOf } from '@perya/api-client';
import * as v from 'valibot';
import { bonusIn } from '../../../../kernel/money';
import type { FreeSpinGame } from '../../../games';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A prize as a brand configures it, in bonus units (`bonusIn`). */
export const PrizeSchema = v.variant('type', [
  v.object({ type: v.literal('NONE') }),
  v.object({ type: v.literal('POINTS'), points: whole(1, 1_000_000) }),
  v.object({ type: v.literal('CASH'), units: whole(1, 1_000_000) }),
  v.object({ type: v.literal('FREE_SPINS'), spins: whole(1, 1_000) }),
]);

export type PrizeSpec = v.InferOutput<typeof PrizeSchema>;

/** What's needed to value a prize: the currency, and the slot for free spins. */
export interface PrizeTerms {
  currency: string;
  game: FreeSpinGame | undefined;
}

/** A prize as returned to the caller. */
export type PrizeItem = HandlerValueOf<typeof claimReward>['prize'];

export const NO_PRIZE: PrizeItem = { kind: 'NONE', points: 0, amount: null, spins: null };

export const pointsPrize = (points: number): PrizeItem => ({ ...NO_PRIZE, kind: 'POINTS', points });

export const moneyPrize = (amount: bigint): PrizeItem => ({ ...NO_PRIZE, kind: 'CASH', amount });

export const spinsPrize = (count: number, game: FreeSpinGame | undefined): PrizeItem => ({
  ...NO_PRIZE,
  kind: 'FREE_SPINS',
  spins: game ? { count, stake: game.stake, gameId: game.id, gameName: game.name } : null,
});

/** A brand's prize as returned to the member who wins it. */
export function prizeItem(prize: PrizeSpec, { currency, game }: PrizeTerms): PrizeItem {
  switch (prize.type) {
    case 'NONE':
      return NO_PRIZE;
    case 'POINTS':
      return pointsPrize(prize.points);
    case 'CASH':
      return moneyPrize(bonusIn(prize.units, currency));
    case 'FREE_SPINS':
      return spinsPrize(prize.spins, game);
  }
}
