import type { LimitKind, LimitPeriod, ProtectionLimit } from '@perya/api-client';
import { readAmount, type MinorUnits } from '@perya/rules/money';

const MINUTE = 100;
const DAY = 24 * 60 * MINUTE;
/** The maximum of a decimal on the wire. */
const MOST = 9_999_999_999_99;

const MONEY_PRESETS: Record<LimitPeriod, readonly number[]> = {
  day: [200_00, 500_00, 1_000_00, 2_000_00],
  week: [500_00, 1_000_00, 3_000_00, 5_000_00],
  month: [1_000_00, 3_000_00, 5_000_00, 10_000_00],
};
const TIME_PRESETS = [30_00, 60_00, 120_00, 180_00];

/** Preset amounts: minor units, or for `time` hundredths of a minute. */
export const presetsOf = ({ kind, period }: Pick<ProtectionLimit, 'kind' | 'period'>) =>
  kind === 'time' ? TIME_PRESETS : MONEY_PRESETS[period];

/**
 * Parses the input into the unit of the presets; undefined if it's not a valid limit. Time is in whole
 * minutes.
 */
export function readLimit(kind: LimitKind, typed: string): MinorUnits | undefined {
  const limit = readAmount(typed);
  if (limit === null || limit <= 0) return undefined;
  const isTaken = kind === 'time' ? limit % MINUTE === 0 && limit <= DAY : limit <= MOST;
  return isTaken ? limit : undefined;
}
