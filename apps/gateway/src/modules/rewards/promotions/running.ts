import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { PROMOTIONS, type PromotionSeed } from './promotions';
import { seasonAt, type SeasonTimes } from './season';

/** A promotion and its current season. */
export interface CurrentPromotion {
  readonly seed: PromotionSeed;
  readonly times: SeasonTimes;
}

const BY_ID = new Map(PROMOTIONS.map((seed) => [seed.id, seed]));

/** All promotions, by the calendar of the brand. The demonstration keeps its promotions in code. */
export function promotionsNow(ctx: CallContext): CurrentPromotion[] {
  if (ctx.platform.config.seed === 'empty') return [];
  return PROMOTIONS.map((seed) => ({ seed, times: timesOf(seed, ctx) }));
}

/** One promotion; rejects with a 404 if it's unknown. */
export function promotionNow(ctx: CallContext, id: string): CurrentPromotion {
  const seed = ctx.platform.config.seed === 'empty' ? undefined : BY_ID.get(id);
  if (seed === undefined) throw new Rejection(404, 'UNKNOWN_PROMOTION', 'not_found');
  return { seed, times: timesOf(seed, ctx) };
}

const timesOf = ({ season }: PromotionSeed, { now, brand }: CallContext) =>
  seasonAt(season, now().getTime(), brand.timeZone);
