import { useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';

import { useT } from '../i18n';

export interface LaneFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Says what became of a lane, with Retry. Its words are fetched when there is something to say. */
export default function LaneFailure({ query: { error, isFetching, refetch } }: LaneFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size="compact"
      title={t('home.laneFailed')}
      reason={errorText(error)}
      retryLabel={t('home.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
