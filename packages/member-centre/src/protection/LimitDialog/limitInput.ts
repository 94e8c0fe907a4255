import type { LimitKind, LimitPeriod, ProtectionLimit } from '@perya/api-client';

const MINOR_PER_UNIT = 100;
const MINUTES_OF_DAY = 24 * 60;
/** What a decimal of the wire holds. */
const MOST = 9_999_999_999_99;

const MONEY_PRESETS: Record<LimitPeriod, readonly number[]> = {
  day: [200_00, 500_00, 1_000_00, 2_000_00],
  week: [500_00, 1_000_00, 3_000_00, 5_000_00],
  month: [1_000_00, 3_000_00, 5_000_00, 10_000_00],
};
const TIME_PRESETS = [30, 60, 120, 180];

/** Amounts to choose from: minor units, of `time` minutes. */
export const presetsOf = ({ kind, period }: Pick<ProtectionLimit, 'kind' | 'period'>) =>
  kind === 'time' ? TIME_PRESETS : MONEY_PRESETS[period];

/**
 * What was typed, in minor units or whole minutes; undefined where it is no limit. Commas and blanks
 * between digits are how people write large amounts.
 */
export function readLimit(kind: LimitKind, typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,]/g, '');
  if (kind === 'time') {
    const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    return minutes >= 1 && minutes <= MINUTES_OF_DAY ? minutes : undefined;
  }
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const minor = Number(match[1]) * MINOR_PER_UNIT + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 && minor <= MOST ? minor : undefined;
}

/** The same as one types it. */
export function writeLimit(kind: LimitKind, amount: number): string {
  if (kind === 'time') return String(amount);
  const cents = amount % MINOR_PER_UNIT;
  const whole = String((amount - cents) / MINOR_PER_UNIT);
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
