import { useCatalogue } from '@perya/i18n';
import { Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

import { loadedCatalogue } from './catalogue';
import { QueryError, type QueryErrorProps } from './QueryError';

/** Props of {@link Loaded}. */
export interface LoadedProps<Data> extends Pick<QueryErrorProps, 'size' | 'action'> {
  /** The result of `useApiQuery`, or the needed part of it. */
  query: QueryErrorProps['query'] & { readonly data: Data | undefined };
  /** Shown while loading: the heights of skeleton blocks in px, or a custom element. */
  skeleton: readonly number[] | ReactElement;
  /** Whether the data has nothing to show; if so, `empty` is rendered. */
  isEmpty?(data: Data): boolean;
  empty?: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * Renders the states of a query: loading, error with its reason and a retry button, empty, and loaded.
 * Existing data stays visible during a refetch.
 *
 * @example
 * ```tsx
 * import { listPromotions } from '@perya/api-client';
 * import { useApiQuery } from '@perya/api-client/react';
 * import { Loaded } from '@perya/page-kit';
 *
 * export function Titles() {
 *   const query = useApiQuery(listPromotions, { period: 'all' });
 *   return (
 *     <Loaded query={query} skeleton={[40, 40]} isEmpty={({ items }) => items.length === 0} empty="None">
 *       {({ items }) => <ul>{items.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>}
 *     </Loaded>
 *   );
 * }
 * ```
 */
export function Loaded<Data>({
  query,
  skeleton,
  size,
  action,
  isEmpty,
  empty,
  children,
}: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error !== null) return <QueryError query={query} size={size} action={action} />;
  return <Pending skeleton={skeleton} />;
}

function Pending({ skeleton }: Pick<LoadedProps<unknown>, 'skeleton'>) {
  const t = useCatalogue(loadedCatalogue);
  return (
    <SkeletonGroup label={t('loading')}>
      {isValidElement(skeleton)
        ? skeleton
        : skeleton.map((height, place) => (
            // Skeleton blocks have no other key.
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={place} shape="block" height={height} />
          ))}
    </SkeletonGroup>
  );
}
