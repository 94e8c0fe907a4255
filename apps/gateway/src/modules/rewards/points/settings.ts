import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** An amount on the wire: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));

export const brandSettings = {
  points: v.object({
    isConvertible: v.boolean(),
    /** The number of points that convert to `convertAmount`. */
    convertPoints: v.pipe(v.number(), v.integer(), v.minValue(1)),
    convertAmount: Decimal,
    minConvertPoints: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Turnover required for the money before the next withdrawal, as a multiple. */
    convertTurnover: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 1),
    /** Turnover that earns one point, by category; a category that isn't listed earns none. */
    turnoverPerPoint: v.record(v.picklist(CATEGORIES), Decimal),
  }),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
