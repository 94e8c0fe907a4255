import { getDownlines } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, RecordPager, RefreshButton, useChosenParams } from '@perya/page-kit';
import { EmptyState, Link } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';

import type { AgentPageProps } from '../address/AgentPageProps';
import { TeamPath } from '../components/TeamPath/TeamPath';
import { DownlineFilters } from './DownlineFilters';
import {
  filterOf,
  hasActiveFilters,
  readChoice,
  writeChoice,
  type DownlineChoice,
} from './downlineFilter';
import styles from './downlines.module.css';
import { DownlineTable } from './DownlineTable';
import { useDownlinesT } from './locales';

export interface DownlineListProps extends Pick<AgentPageProps, 'linkTo'> {
  /** Opens a member's profile. */
  onOpen(memberId: string): void;
}

/** A member's downlines, fifty per page, filtered by name, level, kind and status. */
export function DownlineList({ linkTo, onOpen }: DownlineListProps) {
  const t = useDownlinesT();
  const [params, setParams] = useChosenParams();
  const choice = readChoice(params);
  const query = useApiQuery(getDownlines, filterOf(choice), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const choose = (change: Partial<DownlineChoice>) =>
    setParams((now) => writeChoice(now, change), { replace: true, preventScrollReset: true });
  const hasNobody = !hasActiveFilters(choice) && choice.parentId === null;
  return (
    <div className={styles['panel']}>
      <DownlineFilters choice={choice} onChange={choose} />
      <Loaded query={query} skeleton={[44, 560]}>
        {({ items, breadcrumb, totalCount, totalPages }) => (
          <>
            <div className={styles['bar']}>
              <TeamPath
                steps={breadcrumb}
                onGo={(parentId) => choose({ ...NOT_NARROWED, parentId })}
              />
              <span className={styles['note']}>{t('found', { count: totalCount })}</span>
              <RefreshButton onPress={() => void query.refetch()} />
            </div>
            <DownlineTable
              downlines={items}
              choice={choice}
              onSort={choose}
              onOpen={onOpen}
              onInto={(parentId) => choose({ ...NOT_NARROWED, parentId })}
              empty={
                <EmptyState
                  size="compact"
                  title={hasNobody ? t('empty.nobody') : t('empty.notFound')}
                  description={hasNobody ? t('empty.nobodyText') : t('empty.notFoundText')}
                  action={
                    hasNobody ? (
                      <Link render={linkTo('registerAccountCentre')}>{t('empty.register')}</Link>
                    ) : undefined
                  }
                />
              }
            />
            <RecordPager
              page={choice.page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={(page) => choose({ page })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Filters are cleared when drilling down. */
const NOT_NARROWED = {
  search: '',
  level: null,
  kind: null,
  status: null,
  isWholeTeam: false,
} as const;
