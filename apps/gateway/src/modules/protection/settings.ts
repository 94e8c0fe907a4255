import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the brand sets about limits and breaks; no brand goes below what the product promises. */
export const ProtectionSettings = v.object({
  /** Hours that the raise or the end of a limit waits. */
  raiseHours: v.pipe(Whole, v.minValue(24)),
  /** Days in which it has to be confirmed after that. */
  confirmDays: Whole,
  /** Minutes between two reality checks that a member may choose, shortest first. */
  realityChecks: v.pipe(v.array(v.pipe(Whole, v.maxValue(180))), v.minLength(1)),
  /** Of a member who has chosen none. */
  realityCheckMinutes: v.pipe(Whole, v.maxValue(180)),
  /** Lengths of a time-out, from 24 hours to 6 weeks. */
  timeOutHours: v.pipe(v.array(v.pipe(Whole, v.minValue(24), v.maxValue(42 * 24))), v.minLength(1)),
  /** Lengths of a self-exclusion, from 6 months to 5 years; for good is always offered. */
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
