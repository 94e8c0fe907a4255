import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const units = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(1_000_000));

/** The rules for inviting friends: a part of the brand (`Brand`), in bonus units. */
export const BrandReferralSchema = v.object({
  enabled: v.boolean(),
  /** Whether a friend's deposits or turnover must reach `qualifyUnits`. */
  qualifyBy: v.picklist(['DEPOSIT', 'TURNOVER']),
  qualifyUnits: units(1),
  /** For each friend who qualifies. */
  rewardUnits: units(1),
  /** An extra bonus for a number of friends who qualify. */
  tiers: v.pipe(
    v.array(v.object({ friends: units(1), bonusUnits: units(1) })),
    v.maxLength(10),
    v.check(
      (tiers) => new Set(tiers.map(({ friends }) => friends)).size === tiers.length,
      'has two tiers for the same number of friends',
    ),
  ),
  /** Turnover required for a reward before it's withdrawn, as a multiple. */
  turnoverMultiple: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

export const DEFAULT_REFERRAL: v.InferOutput<typeof BrandReferralSchema> = {
  enabled: true,
  qualifyBy: 'DEPOSIT',
  qualifyUnits: 500,
  rewardUnits: 150,
  tiers: [
    { friends: 3, bonusUnits: 200 },
    { friends: 10, bonusUnits: 1_000 },
    { friends: 30, bonusUnits: 5_000 },
  ],
  turnoverMultiple: 3,
};

export const brandSettings = {
  /** The rules for inviting friends. */
  referral: v.optional(BrandReferralSchema, DEFAULT_REFERRAL),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
