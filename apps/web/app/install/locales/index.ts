import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** What is said about the site as an app: its news, its installation, and when there is no network. */
export const installCatalogue = defineCatalogue<typeof en>(
  'install',
  (language) => import(`../locales/${language}.json`),
);

export const useInstallT = () => useCatalogue(installCatalogue);
