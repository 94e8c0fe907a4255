import type { Family } from '@perya/rules/lottery';
import { useResultsT } from '../locales';

/** Families with named prizes. */
const NAMED = ['vietnam', 'four-d', 'thai'] as const satisfies readonly Family[];

/** The translated name of a prize; for a lottery with one prize, just "numbers". */
export function usePrizeName(): (family: Family, prize: string) => string {
  const t = useResultsT();
  return (family, prize) => {
    const named = NAMED.find((each) => each === family);
    // The codes of the rules aren't typed; the catalogue's test checks that each has a translation.
    return named === undefined ? t('draw.numbers') : t(`prize.${named}.${prize}` as 'draw.numbers');
  };
}
