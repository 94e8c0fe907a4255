import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';
import { PrizeSchema } from '../activities/prizes/prize';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** What the house gives its members: a part of the brand (`Brand`). Units are those of a bonus. */
export const BrandRewardsSchema = v.object({
  /** For each registration. */
  registration: v.object({ enabled: v.boolean(), prize: PrizeSchema }),
  /** Of the first deposit so many basis points, and so much at most. */
  welcome: v.object({
    enabled: v.boolean(),
    basisPoints: whole(1, 100_000),
    maxUnits: whole(1, 1_000_000),
  }),
  /** By rank of the club; a rank that is not named brings nothing. */
  levelUp: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), PrizeSchema),
  birthday: v.object({ enabled: v.boolean(), prize: PrizeSchema }),
  /** Who has not claimed by then has lost it, in days. */
  days: whole(1, 366),
  /** Money, and what free spins win, is played so many times before the next withdrawal. */
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
  /** What the house gives its members. */
  rewards: v.optional(BrandRewardsSchema, DEFAULT_REWARDS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
