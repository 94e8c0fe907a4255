import type { claimReward, HandlerValueOf } from '@perya/api-client';
import * as v from 'valibot';
import { bonusIn } from '../../../../kernel/money';
import type { FreeSpinGame } from '../../../games';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** What can be won, as a brand sets it. Units are those of a bonus (`bonusIn`). */
export const PrizeSchema = v.variant('type', [
  v.object({ type: v.literal('NONE') }),
  v.object({ type: v.literal('POINTS'), points: whole(1, 1_000_000) }),
  v.object({ type: v.literal('CASH'), units: whole(1, 1_000_000) }),
  v.object({ type: v.literal('FREE_SPINS'), spins: whole(1, 1_000) }),
]);

export type PrizeSpec = v.InferOutput<typeof PrizeSchema>;

/** What a prize is worth, in a currency and with the slot that free spins are for. */
export interface PrizeTerms {
  currency: string;
  game: FreeSpinGame | undefined;
}

/** A prize as the caller reads it. */
export type PrizeItem = HandlerValueOf<typeof claimReward>['prize'];

export const NO_PRIZE: PrizeItem = { kind: 'NONE', points: 0, amount: null, spins: null };

export const pointsPrize = (points: number): PrizeItem => ({ ...NO_PRIZE, kind: 'POINTS', points });

export const moneyPrize = (amount: bigint): PrizeItem => ({ ...NO_PRIZE, kind: 'CASH', amount });

export const spinsPrize = (count: number, game: FreeSpinGame | undefined): PrizeItem => ({
  ...NO_PRIZE,
  kind: 'FREE_SPINS',
  spins: game ? { count, stake: game.stake, gameId: game.id, gameName: game.name } : null,
});

/** What a prize of a brand is to who wins it. */
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
