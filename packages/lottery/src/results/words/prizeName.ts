import type { Family } from '@perya/rules/lottery';
import { useResultsT } from '../locales';

/** Families whose prizes have names of their own. */
const NAMED = ['vietnam', 'four-d', 'thai'] as const satisfies readonly Family[];

/** The name of a prize in the player's words; a lottery with one prize just has its numbers. */
export function usePrizeName(): (family: Family, prize: string) => string {
  const t = useResultsT();
  return (family, prize) => {
    const named = NAMED.find((each) => each === family);
    // The rules' codes are text; the test of this catalogue knows that each of them has a word.
    return named === undefined ? t('draw.numbers') : t(`prize.${named}.${prize}` as 'draw.numbers');
  };
}
