import { listGames, listPopularGames, type Category, type Game } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useBrand, useVendors } from '@perya/site-config';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { searchText } from '../address/lobbyAddress';
import { containsWords, indexPlaces, type SearchEntry } from './places';
import type { SearchPage } from './SearchPalette';

/** Max number of games shown; typing more narrows them. */
const GAMES = 6;
/** Number of suggestions before anything is typed. */
const SUGGESTED = 5;
/** Debounce in ms: short enough that results, with the request, arrive within 100 ms. */
const PAUSE_MS = 40;

export interface VendorEntry extends SearchEntry {
  code: string;
  category: Category;
  markPath: string;
  gameCount: number;
}

export interface GameResults {
  games: readonly Game[];
  /** Number of all matches, shown or not. */
  total: number;
  isBusy: boolean;
  error: Error | null;
  retry(): void;
}

/** The games that match a text, best first; previous results stay until the new ones arrive. */
export function useFoundGames(typed: string): GameResults {
  const text = searchText(typed);
  const settled = usePaused(text);
  const isAsked = settled !== '' && text !== '';
  const query = useApiQuery(
    listGames,
    { search: settled, page: 1, pageSize: GAMES },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const isOld = settled !== text || query.isPlaceholderData;
  const { hiddenModules } = useBrand();
  const found = isAsked ? (query.data?.items ?? []) : [];
  // A platform can still list games of a module that this brand doesn't have.
  const games = found.filter(({ category }) => !hiddenModules.includes(category));
  return {
    // Results that no longer match must not be selectable with Enter.
    games: isOld
      ? games.filter((game) => containsWords(`${game.name} ${game.vendorName}`, text))
      : games,
    total: isAsked && !isOld ? (query.data?.totalCount ?? 0) : 0,
    isBusy: text !== '' && (settled !== text || query.isFetching),
    error: isAsked && query.isError ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Popular games, for an empty text or no results. */
export function useSuggestedGames(isWanted: boolean): readonly Game[] {
  const prizeMode = useBrand().lottery.type;
  const { data } = useApiQuery(listPopularGames, { prizeMode }, { enabled: isWanted });
  return isWanted ? (data ?? []).slice(0, SUGGESTED) : [];
}

/** The vendors that match a text, without duplicates across categories. */
export function useFoundProviders(typed: string): readonly VendorEntry[] {
  const lanes = useVendors();
  const find = useMemo(() => {
    const providers = new Map<string, VendorEntry>();
    for (const { code, name, category, markPath, gameCount } of lanes.flatMap(
      ({ vendors }) => vendors,
    )) {
      const known = providers.get(code);
      const count = gameCount ?? 0;
      if (known === undefined) {
        const id = `provider:${code}`;
        const keywords = [code];
        providers.set(code, {
          id,
          code,
          label: name,
          keywords,
          category,
          markPath,
          gameCount: count,
        });
      } else {
        // Links to the category with most of its games.
        if (count > known.gameCount) known.category = category;
        known.gameCount += count;
      }
    }
    return indexPlaces([...providers.values()]);
  }, [lanes]);
  return useMemo(() => find(searchText(typed)), [find, typed]);
}

/** The pages that match a text. */
export function useFoundPages(
  pages: readonly SearchPage[],
  typed: string,
): readonly (SearchPage & SearchEntry)[] {
  const find = useMemo(
    () => indexPlaces(pages.map((page) => ({ ...page, id: `page:${page.path}` }))),
    [pages],
  );
  return useMemo(() => find(searchText(typed)), [find, typed]);
}

function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
