import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const units = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(1_000_000));

/** How invitations pay: a part of the brand (`Brand`). Units are those of a bonus. */
export const BrandReferralSchema = v.object({
  enabled: v.boolean(),
  /** What a friend's deposits or turnover must come to. */
  qualifyBy: v.picklist(['DEPOSIT', 'TURNOVER']),
  qualifyUnits: units(1),
  /** For each friend who counts. */
  rewardUnits: units(1),
  /** A further bonus for so many friends who count. */
  tiers: v.pipe(
    v.array(v.object({ friends: units(1), bonusUnits: units(1) })),
    v.maxLength(10),
    v.check(
      (tiers) => new Set(tiers.map(({ friends }) => friends)).size === tiers.length,
      'has two tiers for the same number of friends',
    ),
  ),
  /** How often a reward has to be turned over before it is withdrawn. */
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
  /** How invitations pay. */
  referral: v.optional(BrandReferralSchema, DEFAULT_REFERRAL),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
