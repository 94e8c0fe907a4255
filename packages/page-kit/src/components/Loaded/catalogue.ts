import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** What every panel says while its data loads and where it did not, in all seven languages. */
export const loadedCatalogue = defineCatalogue<typeof en>(
  'loaded',
  (language) => import(`./locales/${language}.json`),
);

/** What a panel says while its data loads, and where it did not. */
export function usePanelLabels(): { loading: string; failed: string; retry: string } {
  const t = useCatalogue(loadedCatalogue);
  return { loading: t('loading'), failed: t('failed'), retry: t('retry') };
}
