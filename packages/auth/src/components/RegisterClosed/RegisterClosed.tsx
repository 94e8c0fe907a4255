import { EmptyState } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useT } from '../../locales';

/** Registration is switched off: said plainly, with the way to customer service where the shell hands one in. */
export function RegisterClosed({ service }: { service?: ReactNode }) {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={t('registerClosed.title')}
      description={t('registerClosed.body')}
      action={service}
    />
  );
}
