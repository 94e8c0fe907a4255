import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The brand's settings for limits and breaks; a brand can't go below the product's minimums. */
export const ProtectionSettings = v.object({
  /** Hours before a raised or removed limit can take effect. */
  raiseHours: v.pipe(Whole, v.minValue(24)),
  /** Days after that in which it has to be confirmed. */
  confirmDays: Whole,
  /** Minutes between two reality checks that a member can choose from, shortest first. */
  realityChecks: v.pipe(v.array(v.pipe(Whole, v.maxValue(180))), v.minLength(1)),
  /** The default for members who haven't chosen. */
  realityCheckMinutes: v.pipe(Whole, v.maxValue(180)),
  /** Lengths of a time-out, from 24 hours to 6 weeks. */
  timeOutHours: v.pipe(v.array(v.pipe(Whole, v.minValue(24), v.maxValue(42 * 24))), v.minLength(1)),
  /** Lengths of a self-exclusion, from 6 months to 5 years; a permanent one is always offered. */
  exclusionMonths: v.pipe(v.array(v.pipe(Whole, v.minValue(6), v.maxValue(60))), v.minLength(1)),
});

export const DEFAULT_PROTECTION: v.InferOutput<typeof ProtectionSettings> = {
  raiseHours: 24,
  confirmDays: 7,
  realityChecks: [15, 30, 60],
  realityCheckMinutes: 60,
  timeOutHours: [24, 3 * 24, 7 * 24, 14 * 24, 30 * 24, 42 * 24],
  exclusionMonths: [6, 12, 24, 60],
};

export const brandSettings = {
  /** Limits and breaks. */
  protection: v.optional(ProtectionSettings, DEFAULT_PROTECTION),
};

declare module '../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
