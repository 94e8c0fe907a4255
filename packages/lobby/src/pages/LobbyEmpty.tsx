import { suggestGames, type Category, type GameSuggestions } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { CATEGORY_PATHS } from '@perya/site-config';
import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';
import {
  changeFilters,
  chosenCount,
  hasActiveFilters,
  isOwnList,
  writeLobbyFilters,
  type LobbyFilters,
} from '../address/lobbyAddress';
import { GameLane } from '../components/GameLane/GameLane';
import { NO_CHOICES, withoutPart } from '../filters/filterGroups';
import { useFiltersT } from '../filters/locales';
import { gameFilter } from '../queries/lobbyQueries';
import styles from './LobbyEmpty.module.css';

/** Max number of suggestions; more would make choosing harder. */
const MAX_WAYS = 4;

export interface LobbyEmptyProps {
  category: Category;
  filters: LobbyFilters;
  hrefOf(change: Partial<LobbyFilters>): string;
}

/** No matching games: explains why, suggests changes, and shows the closest matches. */
export function LobbyEmpty({ category, filters, hrefOf }: LobbyEmptyProps) {
  const t = useFiltersT();
  const isAsked = hasActiveFilters(filters) && !isOwnList(filters.show);
  const suggestions = useApiQuery(suggestGames, gameFilter(category, filters), {
    enabled: isAsked,
  });

  return (
    <div className={styles['empty']}>
      <EmptyState
        title={t(emptyTitle(filters))}
        titleLevel={2}
        description={<EmptyReason filters={filters} />}
        action={
          <div className={styles['ways']}>
            <PlainWays category={category} filters={filters} hrefOf={hrefOf} />
          </div>
        }
      />
      {suggestions.data && (
        <Suggestions
          category={category}
          filters={filters}
          suggestions={suggestions.data}
          hrefOf={hrefOf}
        />
      )}
    </div>
  );
}

function emptyTitle({ show }: LobbyFilters) {
  return isOwnList(show) ? (`own.${show}.emptyTitle` as const) : 'results.emptyTitle';
}

function EmptyReason({ filters }: { filters: LobbyFilters }) {
  const t = useFiltersT();
  const { text, show } = filters;
  if (isOwnList(show)) return t(`own.${show}.empty`);
  if (text !== '') return t('results.emptySearch', { text });
  return hasActiveFilters(filters) ? t('results.emptyFilters') : t('results.emptyCategory');
}

/** Suggestions that need no response: removing the search or the filters. */
function PlainWays({ category, filters, hrefOf }: LobbyEmptyProps) {
  const t = useFiltersT();
  const { text, show } = filters;
  if (isOwnList(show)) return way(hrefOf({ show: 'all' }), t('own.browse'));
  if (!hasActiveFilters(filters)) {
    return category === 'RNG' ? null : way(CATEGORY_PATHS.RNG, t('results.browse'));
  }
  return (
    <>
      {text !== '' && way(hrefOf({ text: '' }), t('results.clearSearch'))}
      {(chosenCount(filters) > 0 || show !== 'all') &&
        way(hrefOf({ ...NO_CHOICES, text: '', show: 'all' }), t('results.clearFilters'))}
    </>
  );
}

function way(to: string, label: string) {
  return <Button render={<Link to={to} preventScrollReset />}>{label}</Button>;
}

interface SuggestionsProps extends LobbyEmptyProps {
  suggestions: GameSuggestions;
}

function Suggestions({ category, filters, suggestions, hrefOf }: SuggestionsProps) {
  const t = useFiltersT();
  const categoryName = useCategoryName();
  const { spellings, without, elsewhere, games } = suggestions;
  const lists = [
    {
      title: t('suggest.spelling'),
      ways: spellings.map(({ search, count }) => ({
        label: search,
        count,
        to: hrefOf({ text: search }),
      })),
    },
    {
      title: t('suggest.without'),
      ways: without.map(({ part, count }) => ({
        label: t(`suggest.part.${part}`),
        count,
        to: hrefOf(withoutPart(part)),
      })),
    },
    {
      title: t('suggest.elsewhere'),
      ways: elsewhere
        .filter((other) => other.category !== category)
        .map(({ category: other, count }) => ({
          label: categoryName(other),
          count,
          to: CATEGORY_PATHS[other] + writeLobbyFilters(changeFilters(filters, {})),
        })),
    },
  ];
  return (
    <>
      <div className={styles['lists']}>
        {lists.map((list) => (
          <WayList key={list.title} {...list} />
        ))}
      </div>
      <GameLane title={t('suggest.nearest')} games={games} />
    </>
  );
}

interface WayListProps {
  title: string;
  ways: readonly { label: string; count: number; to: string }[];
}

function WayList({ title, ways }: WayListProps) {
  const format = useFormat();
  if (ways.length === 0) return null;
  return (
    <section className={styles['list']} aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      <ul>
        {ways.slice(0, MAX_WAYS).map(({ label, count, to }) => (
          <li key={to}>
            <Link className={styles['way']} to={to} preventScrollReset>
              <span>{label}</span>
              <span className={styles['count']} data-numeric="">
                {format.number(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
