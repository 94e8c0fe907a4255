import type { Round } from '@perya/game-engines/money-wheel';
import { useFormat } from '@perya/i18n';
import { useMoneyWheelT } from './texts';

/** Announces a round: "10 comes, pays 10 to 1", or "×3 on 5: pays 15 to 1". */
export function useRoundText(): (round: Round) => string {
  const t = useMoneyWheelT();
  const format = useFormat();
  return ({ number: spot, multiplier }) => {
    const number = format.number(Number(spot));
    const pays = format.number(Number(spot) * multiplier);
    return multiplier === 1
      ? t('result', { number, pays })
      : t('multiplied', { number, pays, multiplier: format.number(multiplier) });
  };
}
