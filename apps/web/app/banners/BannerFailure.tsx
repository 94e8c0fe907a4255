import { QueryError, type QueryErrorProps } from '@perya/page-kit';

/** Says that the banners did not come, with Retry; fetched when there is something to say. */
export default function BannerFailure({ query }: Pick<QueryErrorProps, 'query'>) {
  return <QueryError size="compact" query={query} />;
}
