import { useErrorText } from '@perya/i18n';
import { ErrorPanel, Skeleton, SkeletonGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { usePanelLabels } from './usePanelLabels';

export interface LoadedProps<Data> {
  /** What `useApiQuery` answers, or as much of it. */
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** Heights, in px, of what comes: its skeleton has its shape. */
  shape: readonly number[];
  children(data: Data): ReactNode;
}

/** A panel's data in all its states: on its way, not come with the reason and another try, here. */
export function Loaded<Data>({ query, shape, children }: LoadedProps<Data>) {
  const labels = usePanelLabels();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorPanel
        title={labels.failed}
        reason={errorText(error)}
        onRetry={() => void refetch()}
        retryLabel={labels.retry}
        retrying={isFetching}
      />
    );
  }
  return (
    <SkeletonGroup label={labels.loading}>
      {shape.map((height, place) => (
        // Bars of a skeleton have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={place} shape="block" height={height} />
      ))}
    </SkeletonGroup>
  );
}
