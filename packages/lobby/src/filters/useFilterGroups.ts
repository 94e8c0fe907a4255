import { GAME_FEATURES, GAME_KINDS, type GameFacets } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { parseMoney } from '@perya/rules/money';
import { useBrand } from '@perya/site-config';
import { useMemo } from 'react';
import { VOLATILITIES, type LobbyFilters } from '../address/lobbyAddress';
import { useFiltersT } from './locales';
import { filterGroups, type FilterGroupData, type FilterWords } from './filterGroups';

const KINDS = Object.values(GAME_KINDS).flat();

/** The filters of a lobby with their localized choices. */
export function useFilterGroups(
  filters: LobbyFilters,
  facets: GameFacets | undefined,
): readonly FilterGroupData[] {
  const words = useFilterWords();
  return useMemo(() => filterGroups(filters, facets, words), [filters, facets, words]);
}

/** Names of the choices; values unknown to the site are named by their code. */
export function useFilterWords(): FilterWords {
  const t = useFiltersT();
  const format = useFormat();
  const { currency } = useBrand();
  return useMemo(() => {
    const percent = (value: number) => format.percent(value / 100, 2);
    return {
      kind(code) {
        const known = KINDS.find((kind) => kind === code);
        return known ? t(`kind.${known}`) : plainCode(code);
      },
      feature(code) {
        const known = GAME_FEATURES.find((feature) => feature === code);
        return known ? t(`feature.${known}`) : plainCode(code);
      },
      volatility(code) {
        const known = VOLATILITIES.find((volatility) => volatility === code);
        return known ? t(`volatility.${known}`) : plainCode(code);
      },
      minBet(amount) {
        const { minor } = parseMoney(amount, currency);
        return t('filters.betAtMost', { amount: format.money(minor, currency) });
      },
      minLines: (lines) => t('filters.linesAtLeast', { lines: format.number(lines) }),
      rtp({ from, to }) {
        if (from === null) return t('filters.rtpAtMost', { to: percent(to ?? 100) });
        if (to === null) return t('filters.rtpAtLeast', { from: percent(from) });
        return t('filters.rtpBetween', { from: percent(from), to: percent(to) });
      },
    };
  }, [t, format, currency]);
}

/** `BONUS_BUY` becomes `Bonus buy`. */
function plainCode(code: string): string {
  const words = code.replaceAll('_', ' ').toLocaleLowerCase();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
