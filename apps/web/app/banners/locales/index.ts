import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** What the banners' buttons are called: there are none before the first view is over. */
export const bannersCatalogue = defineCatalogue<typeof en>(
  'banners',
  (language) => import(`../locales/${language}.json`),
);

export const useBannersT = () => useCatalogue(bannersCatalogue);
