import type { DrawResult, Family, Lottery } from '@perya/rules/lottery';

/** How many of the prizes of a family a short view shows. */
const HEADLINES: Partial<Readonly<Record<Family, number>>> = { vietnam: 1, 'four-d': 3, thai: 1 };

/** The prizes that stand for a draw where there is no room for all: the highest ones. */
export function headlineOf({ family }: Pick<Lottery, 'family'>, result: DrawResult): DrawResult {
  return result.slice(0, HEADLINES[family] ?? result.length);
}
