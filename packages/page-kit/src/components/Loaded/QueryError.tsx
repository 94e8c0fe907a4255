import { useCatalogue, useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { loadedCatalogue } from './catalogue';

export interface QueryErrorProps {
  /** What `useApiQuery` answers, or as much of it. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  size?: 'normal' | 'compact' | undefined;
  /** Another way on, such as a link to customer service. */
  action?: ReactNode;
}

/** Says that data did not load, why, and offers to try again. Nothing while there is no error. */
export function QueryError({ query, size, action }: QueryErrorProps) {
  const t = useCatalogue(loadedCatalogue);
  const errorText = useErrorText();
  const { error, isFetching, refetch } = query;
  if (error === null) return null;
  return (
    <ErrorPanel
      size={size}
      title={t('failed')}
      reason={errorText(error)}
      onRetry={() => void refetch()}
      retryLabel={t('retry')}
      retrying={isFetching}
      action={action}
    />
  );
}
