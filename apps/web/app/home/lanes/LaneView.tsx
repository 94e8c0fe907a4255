import type { Game } from '@perya/api-client';
import { GameLane } from '@perya/lobby';
import { lazy, Suspense } from 'react';

import { LanePlaceholder } from './LanePlaceholder';

const LaneFailure = lazy(() => import('./LaneFailure'));

/** The part of a query result that a lane uses. */
export interface LaneQuery {
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

export interface LaneViewProps {
  title: string;
  query: LaneQuery;
  games: readonly Game[] | undefined;
  allHref?: string | undefined;
  /** Its covers are the largest images of the first view. */
  isFirstView?: boolean;
  /** Shown if there are no games. If absent, an empty lane isn't rendered. */
  emptyText?: string | undefined;
}

/** A lane of games in each state: loading, error, empty, loaded. An error doesn't affect other lanes. */
export function LaneView({
  title,
  query,
  games,
  allHref,
  isFirstView = false,
  emptyText,
}: LaneViewProps) {
  if (!games) return <LaneFallback title={title} query={query} />;
  if (games.length > 0) {
    return <GameLane title={title} games={games} allHref={allHref} priority={isFirstView} />;
  }
  return emptyText === undefined ? null : (
    <LanePlaceholder title={title}>
      <p>{emptyText}</p>
    </LanePlaceholder>
  );
}

/** A lane's placeholder while its data loads or after an error. */
export function LaneFallback({ title, query }: { title: string; query: LaneQuery }) {
  return (
    <LanePlaceholder title={title}>
      {query.isError && (
        <Suspense>
          <LaneFailure query={query} />
        </Suspense>
      )}
    </LanePlaceholder>
  );
}
