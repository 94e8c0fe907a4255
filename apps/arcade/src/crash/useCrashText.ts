import { START_HEIGHT, type WireFlight } from '@perya/game-engines/crash';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import type { Status } from '../game/useGameStatus';
import { useCrashT } from './texts';

/** Status texts for a flight. */
export function useCrashText() {
  const t = useCrashT();
  const { money } = useFormat();
  const heightText = useHeightText();
  return {
    flying: ({ auto }: WireFlight): string =>
      auto === null ? t('flies') : t('fliesTo', { height: heightText(auto) }),
    end: ({ cashed, height, payout }: WireFlight): Status =>
      cashed === null
        ? { text: t('wentOut', { height: heightText(height ?? START_HEIGHT) }) }
        : {
            text: t('cashed', {
              height: heightText(cashed),
              amount: money(parseMinorUnits(payout)),
            }),
            kind: 'win',
          },
  };
}

/** Formats a height in hundredths: 250 is `2.50×`. */
export function useHeightText(): (hundredths: number) => string {
  const { number } = useFormat();
  return (hundredths) => `${number(hundredths / START_HEIGHT, { minimumFractionDigits: 2 })}×`;
}
