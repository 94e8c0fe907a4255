import { useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';

import { useT } from '../i18n';
import type { LaneQuery } from './LaneView';

export interface LaneFailureProps {
  query: LaneQuery;
}

/** Says what became of a lane, with Retry. Its words are fetched when there is something to say. */
export default function LaneFailure({ query }: LaneFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size="compact"
      title={t('home.laneFailed')}
      reason={errorText(query.error)}
      retryLabel={t('home.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
