import { EmptyState } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../i18n';

export interface ComingPageProps {
  /** What the page is called in the centre's list. */
  name: string;
  /** What one can do meanwhile. */
  action?: ReactNode;
}

/** A page of the centre that this site does not have yet: it says so, and who helps until then. */
export function ComingPage({ name, action }: ComingPageProps) {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={t('coming.title', { name })}
      description={t('coming.text')}
      action={action}
    />
  );
}
