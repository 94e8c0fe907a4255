import { priceIn, unitsIn, type Lottery } from '@perya/rules/lottery';

/** The most that one line's numbers can be multiplied, in a chase too. */
export const MAX_MULTIPLE = 10_000;

/** In minor units of PHP; other currencies by the prices' own measure. */
const MAX_STAKE = 100_000_00;
const MAX_DRAW_STAKE = 200_000_00;
const MAX_PAYOUT = 5_000_000_00;

const amountIn = (price: number, currency: string): bigint => BigInt(priceIn({ price }, currency));

/** The most that a ticket's fixed prizes pay together; jackpots are not limited. */
export const maxPayout = (currency: string): bigint => amountIn(MAX_PAYOUT, currency);

/** What may be staked on a lottery, in minor units. */
export function stakeLimits(lottery: Lottery, currency: string) {
  const smallest = Math.min(...unitsIn(lottery, currency));
  return {
    /** Of one ticket: a single bet in the smallest unit. */
    min: BigInt(priceIn(lottery, currency, smallest)),
    /** Of one ticket. */
    max: amountIn(MAX_STAKE, currency),
    /** Of a member's tickets on one draw. */
    maxOnDraw: amountIn(MAX_DRAW_STAKE, currency),
  };
}
