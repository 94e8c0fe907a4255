import { NothingSchema, type PlayCall } from '@perya/game-engines/play-api';
import { pricesCall, type SlipLeg, type SlipPrices } from '@perya/game-engines/sports';
import { keyOf } from './picks';

/**
 * `pricesCall` for these selections. The query is part of the path because `leg` is repeated, and the
 * client writes a list as one field with commas.
 */
export function slipPricesCall(legs: readonly SlipLeg[]): PlayCall<object, SlipPrices> {
  const query = legs.map((leg) => `leg=${encodeURIComponent(keyOf(leg))}`).join('&');
  return { ...pricesCall, path: `${pricesCall.path}?${query}`, request: NothingSchema };
}
