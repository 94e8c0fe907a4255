import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the loading and error states of every panel, in all seven languages. */
export const loadedCatalogue = defineCatalogue<typeof en>(
  'loaded',
  (language) => import(`./locales/${language}.json`),
);

/** The texts of a panel's loading and error states. */
export function usePanelLabels(): { loading: string; failed: string; retry: string } {
  const t = useCatalogue(loadedCatalogue);
  return { loading: t('loading'), failed: t('failed'), retry: t('retry') };
}
