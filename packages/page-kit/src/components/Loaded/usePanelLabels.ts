import { useCatalogue } from '@perya/i18n';

import { loadedCatalogue } from './catalogue';

/** What a panel says while its data loads, and where it did not. */
export function usePanelLabels(): { loading: string; failed: string; retry: string } {
  const t = useCatalogue(loadedCatalogue);
  return { loading: t('loading'), failed: t('failed'), retry: t('retry') };
}
