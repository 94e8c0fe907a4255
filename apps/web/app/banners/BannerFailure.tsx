import { useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';

import { useBannersT } from './i18n';

export interface BannerFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Says that the banners did not come, with Retry; fetched when there is something to say. */
export default function BannerFailure({
  query: { error, isFetching, refetch },
}: BannerFailureProps) {
  const t = useBannersT();
  const errorText = useErrorText();
  return (
    <ErrorPanel
      size="compact"
      title={t('banner.failed')}
      reason={errorText(error)}
      retryLabel={t('banner.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
