import type { LimitKind, LimitPeriod, ProtectionLimit } from '@perya/api-client';
import { minorUnits, readAmount, typedAmount } from '@perya/rules/money';

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

/** What was typed, in minor units or whole minutes; undefined where it is no limit. */
export function readLimit(kind: LimitKind, typed: string): number | undefined {
  const limit = kind === 'time' ? readMinutes(typed) : readAmount(typed);
  const max = kind === 'time' ? MINUTES_OF_DAY : MOST;
  return limit !== null && limit > 0 && limit <= max ? limit : undefined;
}

/** The same as one types it. */
export const writeLimit = (kind: LimitKind, amount: number): string =>
  kind === 'time' ? String(amount) : typedAmount(minorUnits(amount));

function readMinutes(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null;
}
