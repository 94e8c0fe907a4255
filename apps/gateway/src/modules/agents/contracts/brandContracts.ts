import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** The brand's settings for contracts between agents: a part of `Brand`. */
export const BrandContractsSchema = v.object({
  /** The kinds that are on. A kind that is off is neither offered nor settled. */
  kinds: v.object({
    dividend: v.boolean(),
    daily: v.boolean(),
    hourly: v.boolean(),
    realTime: v.boolean(),
  }),
  /** Number of days in which an offer can be answered. */
  offerDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
});

export const DEFAULT_CONTRACTS: v.InferOutput<typeof BrandContractsSchema> = {
  kinds: { dividend: true, daily: true, hourly: true, realTime: true },
  offerDays: 7,
};

export const brandSettings = {
  /** Contracts between agents. */
  contracts: v.optional(BrandContractsSchema, DEFAULT_CONTRACTS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
