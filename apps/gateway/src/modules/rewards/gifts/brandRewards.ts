import { CONTACT_FIELDS } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';
import { PrizeSchema } from '../activities/prizes/prize';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The rewards that a brand gives its members: a part of the brand (`Brand`), in bonus units. */
export const BrandRewardsSchema = v.object({
  /** For each registration. */
  registration: v.object({ enabled: v.boolean(), prize: PrizeSchema }),
  /** For filling in a contact at registration, in addition; without it, no contact is rewarded. */
  contact: v.optional(v.object({ field: v.picklist(CONTACT_FIELDS), prize: PrizeSchema })),
  /** A share of the first deposit, in basis points, up to `maxUnits`. */
  welcome: v.object({
    enabled: v.boolean(),
    basisPoints: whole(1, 100_000),
    maxUnits: whole(1, 1_000_000),
  }),
  /** By club rank; a rank that isn't listed has no reward. */
  levelUp: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), PrizeSchema),
  birthday: v.object({ enabled: v.boolean(), prize: PrizeSchema }),
  /** Days until an unclaimed reward expires. */
  days: whole(1, 366),
  /** Turnover required for money and free spin winnings before the next withdrawal, as a multiple. */
  turnoverMultiple: whole(0, 100),
});

export const DEFAULT_REWARDS: v.InferOutput<typeof BrandRewardsSchema> = {
  registration: { enabled: true, prize: { type: 'CASH', units: 100 } },
  welcome: { enabled: true, basisPoints: 5_000, maxUnits: 1_000 },
  levelUp: {
    '1': { type: 'POINTS', points: 200 },
    '2': { type: 'FREE_SPINS', spins: 10 },
    '3': { type: 'CASH', units: 100 },
    '4': { type: 'FREE_SPINS', spins: 50 },
    '5': { type: 'CASH', units: 500 },
    '6': { type: 'CASH', units: 1_000 },
    '7': { type: 'CASH', units: 3_000 },
  },
  birthday: { enabled: true, prize: { type: 'CASH', units: 88 } },
  days: 30,
  turnoverMultiple: 5,
};

export const brandSettings = {
  /** The rewards that the brand gives its members. */
  rewards: v.optional(BrandRewardsSchema, DEFAULT_REWARDS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
