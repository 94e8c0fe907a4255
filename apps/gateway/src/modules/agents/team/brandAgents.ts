import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** The brand's settings for teams: a part of `Brand`. Amounts are in its currency. */
export const BrandAgentsSchema = v.object({
  /** The minimum turnover of an active member within a range of time. */
  activeTurnover: Decimal,
  /** Maximum number of open registration links per agent. */
  openLinks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

export const DEFAULT_AGENTS: v.InferOutput<typeof BrandAgentsSchema> = {
  activeTurnover: '1000.00',
  openLinks: 50,
};

/** What the affiliate programme pays. The reward for a friend is the brand's `referral.rewardUnits`. */
export const BrandAffiliateSchema = v.object({
  enabled: v.boolean(),
  /** Basis points of the daily losses of members who registered by an agent's codes. */
  cashbackRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)),
});

export const DEFAULT_AFFILIATE: v.InferOutput<typeof BrandAffiliateSchema> = {
  enabled: true,
  cashbackRate: 350,
};

export const brandSettings = {
  /** Teams of agents. */
  agents: v.optional(BrandAgentsSchema, DEFAULT_AGENTS),
  /** The terms of the affiliate programme. */
  affiliate: v.optional(BrandAffiliateSchema, DEFAULT_AFFILIATE),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
