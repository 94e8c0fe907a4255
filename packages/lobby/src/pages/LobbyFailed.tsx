import { useErrorText } from '@perya/i18n';
import { ErrorPanel } from '@perya/ui-kit';
import { useState } from 'react';
import { useFindingT } from '../finding/i18n';

export interface LobbyFailedProps {
  error: unknown;
  onRetry(): Promise<unknown> | void;
}

/** The games did not come: why, and once more. The filters stay in the address. */
export function LobbyFailed({ error, onRetry }: LobbyFailedProps) {
  const t = useFindingT();
  const errorText = useErrorText();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <ErrorPanel
      title={t('results.failedTitle')}
      reason={errorText(error)}
      retryLabel={t('results.retry')}
      retrying={retrying}
      onRetry={() => void retry()}
    />
  );
}
