import type { Category, GameFacets } from '@perya/api-client';
import { useSwitch } from '@perya/site-config';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { chosenCount } from '../address/lobbyAddress';
import { ChosenFilters } from '../components/ChosenFilters/ChosenFilters';
import { FilterBar } from '../components/FilterBar/FilterBar';
import { LobbySearch } from '../components/LobbySearch/LobbySearch';
import { ShowFilter } from '../components/ShowFilter/ShowFilter';
import { filtersOf } from '../filters/filterGroups';
import { useFilterGroups } from '../filters/useFilterGroups';
import { useFiltersT } from '../filters/locales';
import { useShowCounts } from '../lobby/useShowCounts';
import type { LobbyNavigation } from './useLobbyNavigation';
import styles from './LobbyFilterControls.module.css';

const FilterSheet = lazy(() => import('../components/FilterSheet/FilterSheet'));

/** Id of the form with a lobby's filters; there is one per page. */
export const TOOLS = 'lobby-tools';

export interface LobbyFilterControlsProps {
  category: Category;
  facets: GameFacets | undefined;
  ways: LobbyNavigation;
  /** The number of games and the sort order. */
  children: ReactNode;
}

/** All filter controls of a lobby: its lists, the search, the filters, and the active choices. */
export function LobbyFilterControls({
  category,
  facets,
  ways,
  children,
}: LobbyFilterControlsProps) {
  const t = useFiltersT();
  const { pathname } = useLocation();
  const demoOn = useSwitch('freePlay');
  const { chosen: filters, go, hrefOf } = ways;
  const counts = useShowCounts(category, filters, facets);
  const groups = useFilterGroups(filters, facets);

  return (
    <div className={styles['tools']}>
      <ShowFilter
        chosen={filters.show}
        demoOn={demoOn}
        counts={counts}
        hrefOf={(show) => hrefOf({ show })}
      />
      {/* A form, so that search and sorting work before hydration and without JavaScript. */}
      <form
        id={TOOLS}
        className={styles['form']}
        action={pathname}
        onSubmit={(event) => event.preventDefault()}
      >
        <LobbySearch
          value={ways.searched}
          // One history entry for a whole search, not one for every pause in typing.
          onSearch={(text) => go({ text }, filters.text !== '' && text !== '')}
        />
        {filters.show !== 'all' && <input type="hidden" name="show" value={filters.show} />}
        <FilterButton category={category} ways={ways} />
        <noscript>
          <button className={styles['submit']}>{t('search.submit')}</button>
        </noscript>
      </form>
      <div className={styles['bar']}>
        <FilterBar
          groups={groups}
          form={TOOLS}
          onChange={(id, chosen) => go(filtersOf(id, chosen))}
        />
      </div>
      <div className={styles['head']}>{children}</div>
      <ChosenFilters groups={groups} hrefOf={hrefOf} />
    </div>
  );
}

/** For narrow screens: a button that opens all filters in a sheet. */
function FilterButton({ category, ways }: Omit<LobbyFilterControlsProps, 'facets' | 'children'>) {
  const t = useFiltersT();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenCount(ways.chosen);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {t('filters.label')}
        {count > 0 && (
          <span className={styles['count']} data-numeric="">
            {count}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            category={category}
            filters={ways.chosen}
            onClose={() => setIsOpen(false)}
            onApply={(next) => {
              setIsOpen(false);
              ways.go(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
