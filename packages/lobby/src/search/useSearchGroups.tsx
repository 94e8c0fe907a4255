import type { Game } from '@perya/api-client';
import { useCategoryName } from '@perya/i18n';
import { CATEGORY_PATHS, useImageHosts, useImageUrl } from '@perya/site-config';
import { LazyImage } from '@perya/ui-kit';
import type { CommandGroup } from '@perya/ui-kit/command-palette';
import { Compass, History, Store } from 'lucide-react';
import { useState } from 'react';
import { NO_FILTERS, writeLobbyFilters } from '../address/lobbyAddress';
import { COVER_WIDTHS } from '../components/GameCard/GameCard';
import { useT } from '../locales';
import type { SearchEntry } from './places';
import { clearRecentSearches, useRecentSearches } from './recentSearches';
import type { SearchItem, SearchPage } from './SearchPalette';
import styles from './SearchPalette.module.css';
import type { VendorEntry } from './useFound';

/** The target of a search result. */
export type SearchTarget =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'page'; readonly path: string }
  /** Repeats a recent search. */
  | { readonly kind: 'search'; readonly text: string };

export interface SearchResults {
  /** The search text; empty before anything is typed. */
  text: string;
  games: readonly Game[];
  providers: readonly VendorEntry[];
  places: readonly (SearchPage & SearchEntry)[];
  /** Shown when nothing is typed or nothing is found. */
  suggested: readonly Game[];
}

/** The results as groups for the command palette, with their labels. */
export function useSearchGroups(found: SearchResults): readonly CommandGroup<SearchItem>[] {
  const { text, games, providers, places, suggested } = found;
  const t = useT();
  const recent = useRecentSearches();
  const gameItem = useGameItem();
  const providerItem = useProviderItem();
  return [
    {
      id: 'recent',
      label: t('palette.recent'),
      items: text === '' ? recent.map(searchItem) : [],
      action: (
        <button type="button" className={styles['clear']} onClick={clearRecentSearches}>
          {t('palette.clearRecent')}
        </button>
      ),
    },
    // Games need a request, so they come last: results that are already shown don't move.
    { id: 'providers', label: t('palette.providers'), items: providers.map(providerItem) },
    { id: 'pages', label: t('palette.pages'), items: places.map(pageItem) },
    { id: 'games', label: t('palette.games'), items: games.map(gameItem) },
    { id: 'popular', label: t('palette.popular'), items: suggested.map(gameItem) },
  ];
}

function useGameItem(): (game: Game) => SearchItem {
  const categoryName = useCategoryName();
  const hosts = useImageHosts();
  return (game) => ({
    id: `game:${game.id}`,
    label: game.name,
    detail: `${game.vendorName} · ${categoryName(game.category)}`,
    picture: (
      <LazyImage path={game.coverPath} alt="" widths={COVER_WIDTHS} sizes="56px" hosts={hosts} />
    ),
    goal: { kind: 'game', game },
  });
}

function useProviderItem(): (provider: VendorEntry) => SearchItem {
  const t = useT();
  return ({ id, label, code, category, markPath, gameCount }) => ({
    id,
    label,
    detail: gameCount > 0 ? t('palette.providerGames', { count: gameCount }) : undefined,
    picture: <ProviderMark path={markPath} />,
    goal: {
      kind: 'page',
      path: CATEGORY_PATHS[category] + writeLobbyFilters({ ...NO_FILTERS, vendors: [code] }),
    },
  });
}

function pageItem({ id, label, path }: SearchPage & SearchEntry): SearchItem {
  return { id, label, picture: <Compass />, goal: { kind: 'page', path } };
}

function searchItem(text: string): SearchItem {
  return {
    id: `search:${text}`,
    label: text,
    picture: <History />,
    goal: { kind: 'search', text },
  };
}

/** A vendor's logo, or a generic icon if it fails to load. */
function ProviderMark({ path }: { path: string }) {
  const imageUrl = useImageUrl();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Store />;
  return (
    <img
      className={styles['mark']}
      src={imageUrl(path)}
      alt=""
      onError={() => setIsMissing(true)}
    />
  );
}
