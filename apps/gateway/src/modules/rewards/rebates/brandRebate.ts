import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Rebates on play: a part of the brand (`Brand`). */
export const BrandRebateSchema = v.object({
  /** Turnover older than this many days earns no rebate. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  /** Basis points by category; a category that isn't listed has no rebate. */
  rates: v.record(v.picklist(CATEGORIES), whole(1_000)),
  /** Turnover required for a rebate before it's withdrawn, as a multiple. */
  turnoverMultiple: whole(100),
});

export const DEFAULT_REBATE: v.InferOutput<typeof BrandRebateSchema> = {
  days: 30,
  rates: {
    RNG: 60,
    FISH: 50,
    INHOUSE: 50,
    LIVE: 40,
    PVP: 30,
    SPORTS: 40,
    ESPORTS: 40,
    COCKFIGHT: 30,
    LOTT: 50,
    ELOTT: 50,
  },
  turnoverMultiple: 1,
};

export const brandSettings = {
  /** Rebates on play. */
  rebate: v.optional(BrandRebateSchema, DEFAULT_REBATE),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
