import { EmptyState } from '@perya/ui-kit';

import { useVendorT } from './texts';

/** Shown when the ticket is no longer valid, or the session has ended. The site offers to open it again. */
export function LobbyOver() {
  const t = useVendorT();
  return (
    <div role="alert">
      <EmptyState titleLevel={2} title={t('over')} description={t('overText')} />
    </div>
  );
}
