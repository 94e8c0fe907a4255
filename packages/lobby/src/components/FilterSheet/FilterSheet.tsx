import type { Category } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { Button } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFilters, chosenCount, type LobbyFilters } from '../../address/lobbyAddress';
import { filtersOf, NO_CHOICES } from '../../filters/filterGroups';
import { useFilterGroups } from '../../filters/useFilterGroups';
import { useFiltersT } from '../../filters/locales';
import { lobbyFacetsQuery } from '../../queries/lobbyQueries';
import { FilterGroup } from '../FilterGroup/FilterGroup';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  category: Category;
  /** The filters in the URL. */
  filters: LobbyFilters;
  /** Called when the member applies the filters. */
  onApply(filters: LobbyFilters): void;
  onClose(): void;
}

/**
 * All filters in a full-width sheet for phones. Choices stay local, with a live count of games, until applied
 * as a single history entry. Lazy-loaded.
 */
export default function FilterSheet({ category, filters, onApply, onClose }: FilterSheetProps) {
  const t = useFiltersT();
  const client = useApi();
  const [draft, setDraft] = useState(filters);
  const facets = useQuery({
    ...lobbyFacetsQuery(client, category, draft),
    placeholderData: keepPreviousData,
  });
  const groups = useFilterGroups(draft, facets.data);
  const total = facets.isPlaceholderData ? undefined : facets.data?.total;

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters.label')}
      labels={{ close: t('filters.close') }}
      footer={
        <div className={styles['footer']}>
          <Button
            onClick={() => setDraft(changeFilters(draft, NO_CHOICES))}
            disabled={chosenCount(draft) === 0}
          >
            {t('filters.clear')}
          </Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            {total === undefined ? t('filters.apply') : t('filters.showGames', { count: total })}
          </Button>
        </div>
      }
    >
      <div className={styles['groups']}>
        {groups.map((group) => (
          <FilterGroup
            key={group.id}
            group={group}
            onChange={(chosen) => setDraft(changeFilters(draft, filtersOf(group.id, chosen)))}
          />
        ))}
      </div>
    </Sheet>
  );
}
