import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What is said about the site as an app: its news, its installation, and when there is no network. */
export const installCatalogue = defineCatalogue('install', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useInstallT = () => useCatalogue(installCatalogue);
