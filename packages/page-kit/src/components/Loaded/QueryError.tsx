import { useCatalogue, useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { loadedCatalogue } from './catalogue';

/** Props of {@link QueryError}. */
export interface QueryErrorProps {
  /** The result of `useApiQuery`, or the needed part of it. */
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  size?: 'normal' | 'compact' | undefined;
  /** Another action, such as a link to customer service. */
  action?: ReactNode;
}

/** An error message with a retry button. Renders nothing when `error` is null. */
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
