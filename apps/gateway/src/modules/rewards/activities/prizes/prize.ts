import type { WirePrize } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
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

/** A prize as it travels. */
export function wirePrize(prize: PrizeSpec, { currency, game }: PrizeTerms): WirePrize {
  switch (prize.type) {
    case 'NONE':
      return { prizeType: 'NONE' };
    case 'POINTS':
      return { prizeType: 'POINTS', points: prize.points };
    case 'CASH':
      return { prizeType: 'CASH', amount: formatDecimal(bonusIn(prize.units, currency)) };
    case 'FREE_SPINS':
      return {
        prizeType: 'FREE_SPINS',
        spins: prize.spins,
        ...(game && {
          spinStake: formatDecimal(game.stake),
          spinGameId: game.id,
          spinGameName: game.name,
        }),
      };
  }
}
