import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** What the brand sets about teams: a part of it (`Brand`). Amounts are in its currency. */
export const BrandAgentsSchema = v.object({
  /** Turnover in a time that makes an active member of it. */
  activeTurnover: Decimal,
  /** Registration links that an agent may have open at once. */
  openLinks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

export const DEFAULT_AGENTS: v.InferOutput<typeof BrandAgentsSchema> = {
  activeTurnover: '1000.00',
  openLinks: 50,
};

/** What the affiliate programme pays. The reward for a friend is the brand's `referral.rewardUnits`. */
export const BrandAffiliateSchema = v.object({
  enabled: v.boolean(),
  /** Basis points of what those who came by an agent's codes have lost on a day. */
  cashbackRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)),
});

export const DEFAULT_AFFILIATE: v.InferOutput<typeof BrandAffiliateSchema> = {
  enabled: true,
  cashbackRate: 350,
};

export const brandSettings = {
  /** Teams of agents. */
  agents: v.optional(BrandAgentsSchema, DEFAULT_AGENTS),
  /** What agents' codes bring. */
  affiliate: v.optional(BrandAffiliateSchema, DEFAULT_AFFILIATE),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
