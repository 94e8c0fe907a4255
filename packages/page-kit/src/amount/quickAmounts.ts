import { minorUnits, type MinorUnits } from '@perya/rules/money';

/** The quick amounts that are in reach, smallest first. */
export function quickAmounts(max: MinorUnits): MinorUnits[] {
  return [100_00, 500_00, 1_000_00, 5_000_00].filter((each) => each < max).map(minorUnits);
}
