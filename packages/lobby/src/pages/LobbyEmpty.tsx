import { listGames, type Category } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';
import { GameLane } from '../components/GameLane/GameLane';
import { lobbyPath } from '../categories';
import { useT } from '../i18n';
import { isNarrowed, NO_FILTERS, type LobbyFilters } from '../lobby-address';
import styles from './LobbyEmpty.module.css';

/** Enough to see whether what was meant is among them. */
const ELSEWHERE = 12;

export interface LobbyEmptyProps {
  category: Category;
  filters: LobbyFilters;
  hrefOf(change: Partial<LobbyFilters>): string;
}

/** Nothing fits: why, what to take away, and whether another lobby has what was searched. */
export function LobbyEmpty({ category, filters, hrefOf }: LobbyEmptyProps) {
  const t = useT();
  const { text } = filters;
  const elsewhere = useApiQuery(
    listGames,
    { search: text, page: 1, pageSize: ELSEWHERE },
    { enabled: text !== '' },
  );
  const others = elsewhere.data?.items ?? [];

  return (
    <div className={styles['empty']}>
      <EmptyState
        title={t('results.emptyTitle')}
        titleLevel={2}
        description={reason()}
        action={<div className={styles['ways']}>{ways()}</div>}
      />
      {text !== '' && <GameLane title={t('results.elsewhere')} games={others} />}
    </div>
  );

  function reason() {
    if (text !== '') return t('results.emptySearch', { text });
    return isNarrowed(filters) ? t('results.emptyFilters') : t('results.emptyCategory');
  }

  function ways() {
    if (!isNarrowed(filters)) {
      return category === 'RNG' ? null : way(lobbyPath('RNG'), t('results.browse'));
    }
    const { vendor, show } = filters;
    return (
      <>
        {text !== '' && way(hrefOf({ text: '' }), t('results.clearSearch'))}
        {(vendor !== '' || show !== 'all') && way(hrefOf(NO_FILTERS), t('results.clearFilters'))}
      </>
    );
  }
}

function way(to: string, label: string) {
  return <Button render={<Link to={to} preventScrollReset />}>{label}</Button>;
}
