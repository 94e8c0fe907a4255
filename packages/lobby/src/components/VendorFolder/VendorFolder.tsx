import { listGames, listVendorGameTypes, type Category, type Game } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { CATEGORY_PATHS, useImageUrl } from '@perya/site-config';
import { Button, EmptyState, Pagination } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { NO_FILTERS, writeLobbyFilters } from '../../address/lobbyAddress';
import { useGameCards } from '../../cards/useGameCards';
import { useFiltersT } from '../../filters/locales';
import { GameCard, PendingGameCard } from '../GameCard/GameCard';
import { useLaunchGame } from '../../launch/useLaunchGame';
import { hasVendorLobby, vendorLobbyOf } from '../../launch/vendorLobby';
import styles from './VendorFolder.module.css';

/** Together with the lobby behind it, the page never has more than 120 cards. */
const PAGE_SIZE = 24;

/** The vendor of a folder; a `VASSALAGE` card identifies the same. */
interface FolderVendor {
  /** Code of the vendor. */
  readonly code: string;
  readonly name: string;
  /** The category shown first. */
  readonly category: Category;
  readonly markPath?: string | undefined;
}

export interface VendorFolderProps {
  vendor: FolderVendor;
  onClose(): void;
}

/** A dialog with the games of one vendor, and tabs for its other categories. Meant to be lazy-loaded. */
export function VendorFolder({ vendor, onClose }: VendorFolderProps) {
  const t = useFiltersT();
  const imageUrl = useImageUrl();
  const [category, setCategory] = useState(vendor.category);
  const { code, name, markPath } = vendor;
  const all = CATEGORY_PATHS[category] + writeLobbyFilters({ ...NO_FILTERS, vendors: [code] });
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={
        <span className={styles['title']}>
          {markPath !== undefined && (
            <img src={imageUrl(markPath)} alt="" width="36" height="36" decoding="async" />
          )}
          {name}
        </span>
      }
      labels={{ close: t('vendors.close') }}
      footer={
        <>
          <Button render={<Link to={all} />}>{t('folder.seeAll')}</Button>
          <OpenLobby code={code} name={name} category={category} />
        </>
      }
    >
      <Kinds code={code} chosen={category} onChoose={setCategory} />
      <FolderGames key={category} code={code} category={category} />
    </Dialog>
  );
}

type OpenLobbyProps = Pick<FolderVendor, 'code' | 'name' | 'category'>;

/** Launches the vendor's own lobby of the chosen category; not shown if there is nothing in it. */
function OpenLobby({ code, name, category }: OpenLobbyProps) {
  const t = useFiltersT();
  const launch = useLaunchGame();
  const { data } = useApiQuery(listGames, firstPageOf(code, category));
  const [mostPlayed] = data?.items ?? [];
  if (mostPlayed === undefined || !hasVendorLobby(category)) return null;
  const { coverPath } = mostPlayed;
  const lobby = vendorLobbyOf({ code, name, category, coverPath });
  return (
    <Button variant="primary" onClick={() => launch(lobby, { vendorLobby: true })}>
      {t('folder.openLobby', { vendor: name })}
    </Button>
  );
}

const firstPageOf = (code: string, category: Category) => ({
  category,
  vendors: [code],
  page: 1,
  pageSize: PAGE_SIZE,
});

interface KindsProps {
  code: string;
  chosen: Category;
  onChoose(category: Category): void;
}

/** Tabs of the vendor's categories, if there is more than one. */
function Kinds({ code, chosen, onChoose }: KindsProps) {
  const t = useFiltersT();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { data } = useApiQuery(listVendorGameTypes, { vendor: code });
  const kinds = (data ?? []).filter(({ gameCount }) => gameCount > 0);
  if (kinds.length < 2) return null;
  return (
    <div className={styles['kinds']} role="group" aria-label={t('folder.kinds')}>
      {kinds.map(({ category, gameCount }) => (
        <button
          key={category}
          type="button"
          className={styles['kind']}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {categoryName(category)}
          <span data-numeric="">{format.number(gameCount)}</span>
        </button>
      ))}
    </div>
  );
}

function FolderGames({ code, category }: { code: string; category: Category }) {
  const t = useFiltersT();
  const [page, setPage] = useState(1);
  const games = useApiQuery(
    listGames,
    { ...firstPageOf(code, category), page },
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded
      query={games}
      skeleton={<PendingCards />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState size="compact" title={t('folder.empty')} />}
    >
      {({ items, totalPages }) => (
        <>
          <Cards games={items} isStale={games.isPlaceholderData} />
          <Pagination
            className={styles['pages']}
            page={page}
            totalPages={totalPages}
            onPageChange={setPage}
            busy={games.isPlaceholderData}
            labels={{
              navigation: t('results.pages'),
              previous: t('results.previousPage'),
              next: t('results.nextPage'),
              page: (page) => t('results.page', { page }),
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Cards({ games, isStale }: { games: readonly Game[]; isStale: boolean }) {
  const { isFavourite, ...shared } = useGameCards();
  return (
    <ul className={styles['cards']} data-stale={isStale || undefined}>
      {games.map((game) => (
        <li key={game.id}>
          <GameCard {...shared} game={game} isFavourite={isFavourite(game)} />
        </li>
      ))}
    </ul>
  );
}

function PendingCards() {
  return (
    <div className={styles['cards']}>
      {Array.from({ length: 12 }, (_, at) => (
        <PendingGameCard key={at} />
      ))}
    </div>
  );
}
