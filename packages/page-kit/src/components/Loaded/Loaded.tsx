import { useCatalogue } from '@perya/i18n';
import { Skeleton, SkeletonGroup } from '@perya/ui-kit';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

import { loadedCatalogue } from './catalogue';
import { QueryError, type QueryErrorProps } from './QueryError';

export interface LoadedProps<Data> extends Pick<QueryErrorProps, 'size' | 'action'> {
  /** What `useApiQuery` answers, or as much of it. */
  query: QueryErrorProps['query'] & { readonly data: Data | undefined };
  /** Stands where the data will be: the heights of blocks in px, or an element of another shape. */
  skeleton: readonly number[] | ReactElement;
  /** Whether the data has nothing to show; `empty` is shown then. */
  isEmpty?(data: Data): boolean;
  empty?: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * The states of data that a panel reads: loading, not loaded with the reason and a way to try again,
 * empty, and loaded. Data that is there stays while it is read again.
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
            // Blocks of a skeleton have nothing else to be told apart by.
            // oxlint-disable-next-line react/no-array-index-key
            <Skeleton key={place} shape="block" height={height} />
          ))}
    </SkeletonGroup>
  );
}
