import { QueryError, type QueryErrorProps } from '@perya/page-kit';
import { PartErrorBoundary } from '../../shell/boundaries/PartErrorBoundary';

/** A lane's error message with a retry button. Loaded when needed; if loading fails, the page is unaffected. */
export default function LaneFailure({ query }: Pick<QueryErrorProps, 'query'>) {
  return (
    <PartErrorBoundary>
      <QueryError size="compact" query={query} />
    </PartErrorBoundary>
  );
}
