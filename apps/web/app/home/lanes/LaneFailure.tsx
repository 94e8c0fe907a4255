import { QueryError, type QueryErrorProps } from '@perya/page-kit';
import { PartErrorBoundary } from '../../shell/boundaries/PartErrorBoundary';

/**
 * Says what became of a lane, with Retry. Its words are fetched when there is something to say; where
 * they can't be, the page stays.
 */
export default function LaneFailure({ query }: Pick<QueryErrorProps, 'query'>) {
  return (
    <PartErrorBoundary>
      <QueryError size="compact" query={query} />
    </PartErrorBoundary>
  );
}
