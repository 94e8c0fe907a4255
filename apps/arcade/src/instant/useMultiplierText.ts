import { UNIT } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';

/** Formats a multiplier in ten-thousandths: 25,000 is `2.50×`. Rounded down, so that it never promises too much. */
export function useMultiplierText(): (multiplier: number) => string {
  const { number } = useFormat();
  return (multiplier) =>
    `${number(Math.floor((multiplier * 100) / UNIT) / 100, { minimumFractionDigits: 2 })}×`;
}
