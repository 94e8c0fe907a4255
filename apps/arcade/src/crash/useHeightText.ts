import { GROUND } from '@perya/game-engines/crash';
import { useFormat } from '@perya/i18n';

/** Writes a height in hundredths as players read it: 250 is `2.50×`. */
export function useHeightText(): (hundredths: number) => string {
  const { number } = useFormat();
  return (hundredths) => `${number(hundredths / GROUND, { minimumFractionDigits: 2 })}×`;
}
