import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';
import { ODDS_TOTAL, SegmentSchema } from './wheel/segment';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Check-in, wheel, tournaments and free spins: a part of the brand (`Brand`). */
export const BrandActivitiesSchema = v.object({
  checkIn: v.object({
    /** Points for each day of the streak; it starts again after the last day. */
    points: v.pipe(v.array(whole(1, 100_000)), v.minLength(1), v.maxLength(31)),
  }),
  wheel: v.object({
    enabled: v.boolean(),
    /** Total deposits in one day that earn that day's ticket, in bonus units. */
    ticketUnits: whole(1, 1_000_000),
    segments: v.pipe(
      v.array(SegmentSchema),
      v.minLength(2),
      v.maxLength(16),
      v.check(
        (segments) => segments.reduce((sum, { odds }) => sum + odds, 0) === ODDS_TOTAL,
        `has odds that do not come to ${ODDS_TOTAL}`,
      ),
      v.check(
        (segments) => new Set(segments.map(({ id }) => id)).size === segments.length,
        'has two segments with the same id',
      ),
    ),
  }),
  tournaments: v.object({ enabled: v.boolean() }),
  /** Turnover required for money prizes before the next withdrawal, as a multiple of the prize. */
  turnoverMultiple: whole(0, 100),
  freeSpins: v.object({
    /** For how many days they're valid. */
    days: whole(1, 366),
    /** Turnover required for their winnings before the next withdrawal, as a multiple. */
    turnoverMultiple: whole(0, 100),
  }),
});

export type BrandActivities = v.InferOutput<typeof BrandActivitiesSchema>;

export const DEFAULT_ACTIVITIES: BrandActivities = {
  checkIn: { points: [10, 15, 20, 25, 30, 40, 100] },
  wheel: {
    enabled: true,
    ticketUnits: 500,
    segments: [
      { id: 'none-1', prize: { type: 'NONE' }, odds: 200_000 },
      { id: 'points-50', prize: { type: 'POINTS', points: 50 }, odds: 280_000 },
      { id: 'cash-5', prize: { type: 'CASH', units: 5 }, odds: 150_000 },
      { id: 'spins-5', prize: { type: 'FREE_SPINS', spins: 5 }, odds: 120_000 },
      { id: 'points-100', prize: { type: 'POINTS', points: 100 }, odds: 150_000 },
      { id: 'cash-50', prize: { type: 'CASH', units: 50 }, odds: 20_000 },
      { id: 'spins-20', prize: { type: 'FREE_SPINS', spins: 20 }, odds: 29_500 },
      { id: 'points-500', prize: { type: 'POINTS', points: 500 }, odds: 50_000 },
      { id: 'cash-1000', prize: { type: 'CASH', units: 1_000 }, odds: 500 },
    ],
  },
  tournaments: { enabled: true },
  turnoverMultiple: 1,
  freeSpins: { days: 7, turnoverMultiple: 1 },
};

export const brandSettings = {
  /** Check-in, wheel, tournaments and free spins. */
  activities: v.optional(BrandActivitiesSchema, DEFAULT_ACTIVITIES),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
