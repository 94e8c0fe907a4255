import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What the banners' buttons are called: there are none before the first view is over. */
export const bannersCatalogue = defineCatalogue('banners', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useBannersT = () => useCatalogue(bannersCatalogue);
