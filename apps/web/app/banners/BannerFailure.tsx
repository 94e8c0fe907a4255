import { QueryError, type QueryErrorProps } from '@perya/page-kit';

/** An error message with a retry button for banners that failed to load. Loaded only when there is an error. */
export default function BannerFailure({ query }: Pick<QueryErrorProps, 'query'>) {
  return <QueryError size="compact" query={query} />;
}
