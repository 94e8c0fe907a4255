import { colorsOf, isTriple } from '@perya/game-engines/color-game';
import { COLOR_KEYS, useColorGameT } from './texts';

/** Names the colors of the dice: "Red, red, blue", or "Three red!". */
export function useRollText(): (dice: readonly number[]) => string {
  const t = useColorGameT();
  return (dice) => {
    const [first = '', second = '', third = ''] = colorsOf(dice).map((color) =>
      t(COLOR_KEYS[color]),
    );
    const lower = (name: string) => name.toLowerCase();
    return isTriple(dice)
      ? t('triple', { color: lower(first) })
      : t('rolled', { first, second: lower(second), third: lower(third) });
  };
}
