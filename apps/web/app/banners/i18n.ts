import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What the banners' buttons are called: there are none before the first view is over. */
export const bannersCatalogue = defineCatalogue('banners', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useBannersT = () => useCatalogue(bannersCatalogue);
