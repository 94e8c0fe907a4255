import { isTriple, sizeOf, totalOf, type Dice } from '@perya/game-engines/sic-bo';
import { useSicBoT } from './texts';

/** Names a roll: "2, 3, 6: 11, big", or "Triple 4". */
export function useRollText(): (dice: Dice) => string {
  const t = useSicBoT();
  return (dice) => {
    const [first = 1, second = 1, third = 1] = dice;
    if (isTriple(dice)) return t('triple', { side: first });
    const size = sizeOf(dice) === 'small' ? t('small') : t('big');
    return t('rolled', { first, second, third, total: totalOf(dice), size: size.toLowerCase() });
  };
}
