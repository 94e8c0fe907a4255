import { listVendorGamesCall, type LobbyGame } from '@perya/game-engines/play-api';
import { EmptyState, ErrorPanel, IconButton, Input, Pagination, Spinner } from '@perya/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

import type { PlayClient } from '../game/playClient';
import { GameTile } from './GameTile';
import { useVendorT } from './texts';
import styles from './VendorLobby.module.css';

export interface LobbyGamesProps {
  vendorName: string;
  client: PlayClient;
  /** Node id of the game that was left last, which gets the focus. */
  leftGame: string | null;
  opening: LobbyGame | null;
  failed: LobbyGame | null;
  onPlay(game: LobbyGame): void;
  /** The list could not be loaded. */
  onError(error: unknown): void;
  /** Omitted if the surrounding site has the exit. */
  onLeave: (() => void) | undefined;
}

/** The vendor's games with covers, a search and pages. */
export function LobbyGames({
  vendorName,
  client,
  leftGame,
  opening,
  failed,
  onPlay,
  onError,
  onLeave,
}: LobbyGamesProps) {
  const t = useVendorT();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    queryKey: ['games', search, page],
    queryFn: ({ signal }) =>
      client.call(
        listVendorGamesCall,
        { page: String(page), ...(search && { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data, error } = query;
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    if (error !== null) reportError(error);
  }, [error]);

  return (
    <main className={styles['page']}>
      <header className={styles['head']}>
        {onLeave && <IconButton label={t('leave')} icon={<ArrowLeft />} onClick={onLeave} />}
        <h1>{t('title', { vendor: vendorName })}</h1>
        <Input
          type="search"
          className={styles['search']}
          iconStart={<Search />}
          aria-label={t('search', { vendor: vendorName })}
          placeholder={t('search', { vendor: vendorName })}
          maxLength={64}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
      </header>
      <p className={styles['status']} role="status">
        {opening
          ? t('opening', { game: opening.name })
          : data && t('count', { count: data.totalCount })}
      </p>
      {failed && (
        <p className={styles['failed']} role="alert">
          {t('gameFailed', { game: failed.name })}
        </p>
      )}
      {data === undefined && error === null && <Spinner label={t('loading')} />}
      {data === undefined && error !== null && (
        <ErrorPanel
          title={t('failed')}
          onRetry={() => void query.refetch()}
          retryLabel={t('again')}
        />
      )}
      {data?.totalCount === 0 && (
        <EmptyState titleLevel={2} title={t('none')} description={t('noneText')} />
      )}
      {data !== undefined && data.totalCount > 0 && (
        <>
          <ul
            className={styles['games']}
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={opening !== null}
          >
            {data.games.map((game) => (
              <li key={game.nodeId}>
                <GameTile
                  game={game}
                  isOpening={opening?.nodeId === game.nodeId}
                  hasFocus={leftGame === game.nodeId}
                  onPlay={onPlay}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            totalPages={data.totalPages}
            onPageChange={setPage}
            busy={query.isPlaceholderData}
            labels={{
              navigation: t('pages'),
              previous: t('previous'),
              next: t('next'),
              page: (page) => t('page', { page }),
            }}
          />
        </>
      )}
    </main>
  );
}
