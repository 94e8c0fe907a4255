import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** What the brand sets about contracts between agents: a part of it (`Brand`). */
export const BrandContractsSchema = v.object({
  /** Which kinds there are; one that is off is neither offered nor settled. */
  kinds: v.object({
    dividend: v.boolean(),
    daily: v.boolean(),
    hourly: v.boolean(),
    realTime: v.boolean(),
  }),
  /** An offer can be answered for so many days. */
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
