import { priceIn, unitsIn, type Lottery } from '@perya/rules/lottery';

/** The maximum multiple of a line, also in a chase. */
export const MAX_MULTIPLE = 10_000;

/** In minor units of PHP; converted to other currencies like prices. */
const MAX_STAKE = 100_000_00;
const MAX_DRAW_STAKE = 200_000_00;
const MAX_PAYOUT = 5_000_000_00;

const amountIn = (price: number, currency: string): bigint => BigInt(priceIn({ price }, currency));

/** The maximum total of a ticket's fixed prizes; jackpots are not limited. */
export const maxPayout = (currency: string): bigint => amountIn(MAX_PAYOUT, currency);

/** The stake limits of a lottery, in minor units. */
export function stakeLimits(lottery: Lottery, currency: string) {
  const smallest = Math.min(...unitsIn(lottery, currency));
  return {
    /** Per ticket: a single bet in the smallest unit. */
    min: BigInt(priceIn(lottery, currency, smallest)),
    /** Per ticket. */
    max: amountIn(MAX_STAKE, currency),
    /** For all of a member's tickets on one draw. */
    maxOnDraw: amountIn(MAX_DRAW_STAKE, currency),
  };
}
