import type { Game } from '@perya/api-client';
import { GameLane } from '@perya/lobby';
import { lazy, Suspense } from 'react';

import { LanePlace } from './LanePlace';

const LaneFailure = lazy(() => import('./LaneFailure'));

/** What a lane shows of its call. */
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
  /** Said where there are no games; without it there is no lane then. */
  emptyText?: string | undefined;
}

/** One lane of games in each of its states; a lane that fails says so, and the others live. */
export function LaneView({
  title,
  query,
  games,
  allHref,
  isFirstView = false,
  emptyText,
}: LaneViewProps) {
  if (!games) return <LaneWithout title={title} query={query} />;
  if (games.length > 0) {
    return <GameLane title={title} games={games} allHref={allHref} priority={isFirstView} />;
  }
  return emptyText === undefined ? null : (
    <LanePlace title={title}>
      <p>{emptyText}</p>
    </LanePlace>
  );
}

/** The place of a lane that has nothing to show yet, or whose call has failed. */
export function LaneWithout({ title, query }: { title: string; query: LaneQuery }) {
  return (
    <LanePlace title={title}>
      {query.isError && (
        <Suspense>
          <LaneFailure query={query} />
        </Suspense>
      )}
    </LanePlace>
  );
}
