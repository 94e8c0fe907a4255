import { CommandPalette, type CommandItem } from '@perya/ui-kit/command-palette';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchText } from '../address/lobbyAddress';
import { useLaunchGame } from '../launch/useLaunchGame';
import { useT } from '../locales';
import { addRecentSearch } from './recentSearches';
import { SearchEmptyState } from './SearchEmptyState';
import styles from './SearchPalette.module.css';
import { useFoundGames, useFoundPages, useFoundProviders, useSuggestedGames } from './useFound';
import { useSearchGroups, type SearchTarget } from './useSearchGroups';

/** A page of the site that the search can find. */
export interface SearchPage {
  path: string;
  /** In the visitor's language. */
  label: string;
  /** Other words to find it by. */
  keywords?: readonly string[] | undefined;
}

/** Props of {@link SearchPalette}. */
export interface SearchPaletteProps {
  isOpen: boolean;
  onClose(): void;
  /** The pages and centres that the visitor may open. Must be referentially stable. */
  pages: readonly SearchPage[];
}

export interface SearchItem extends CommandItem {
  goal: SearchTarget;
}

/** A search over games, vendors and pages; the app shell opens it on `/` or Ctrl-K. */
export function SearchPalette({ isOpen, onClose, pages }: SearchPaletteProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const text = searchText(query);
  const go = useGo();

  const found = useFoundGames(query);
  const providers = useFoundProviders(query);
  const places = useFoundPages(pages, query);
  const isSettled = !found.isBusy && found.error === null;
  const isNothing =
    text !== '' && isSettled && found.total + providers.length + places.length === 0;
  const suggested = useSuggestedGames(isOpen && (text === '' || isNothing));
  const groups = useSearchGroups({ text, games: found.games, providers, places, suggested });
  const count = found.total + providers.length + places.length;

  const close = () => {
    onClose();
    setQuery('');
  };
  const choose = ({ goal }: SearchItem) => {
    if (goal.kind === 'search') {
      setQuery(goal.text);
      return;
    }
    if (text !== '') addRecentSearch(text);
    close();
    go(goal);
  };

  return (
    <CommandPalette
      open={isOpen}
      onClose={close}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onChoose={choose}
      isBusy={found.isBusy}
      status={
        text === '' ? '' : found.isBusy ? t('palette.searching') : t('palette.found', { count })
      }
      labels={{
        title: t('palette.title'),
        placeholder: t('palette.placeholder'),
        close: t('palette.close'),
      }}
      hints={<Hints />}
    >
      <SearchEmptyState text={text} isNothing={isNothing} found={found} />
    </CommandPalette>
  );
}

function Hints() {
  const t = useT();
  const keys = [
    ['↑ ↓', t('palette.move')],
    ['Enter', t('palette.open')],
    ['Esc', t('palette.leave')],
  ] as const;
  return keys.map(([key, what]) => (
    <span key={key} className={styles['hint']}>
      <kbd>{key}</kbd> {what}
    </span>
  ));
}

/** Handles a selection: launches a game, or navigates. */
function useGo(): (goal: Exclude<SearchTarget, { kind: 'search' }>) => void {
  const navigate = useNavigate();
  const launch = useLaunchGame();
  return (goal) => {
    if (goal.kind === 'game') launch(goal.game);
    else void navigate(goal.path);
  };
}
