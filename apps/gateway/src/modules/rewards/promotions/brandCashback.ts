import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** Cashback on losses: a part of the brand (`Brand`). */
export const BrandCashbackSchema = v.object({
  enabled: v.boolean(),
  /** Share of a member's net loss of a day that is paid back, in basis points; 350 is 3.5%. */
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** The categories of games whose net loss counts. */
  categories: v.pipe(v.array(v.picklist(CATEGORIES)), v.minLength(1)),
});

export const DEFAULT_CASHBACK: v.InferOutput<typeof BrandCashbackSchema> = {
  enabled: true,
  basisPoints: 350,
  categories: ['RNG'],
};

export const brandSettings = {
  /** Cashback on losses, for every member. */
  cashback: v.optional(BrandCashbackSchema, DEFAULT_CASHBACK),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
