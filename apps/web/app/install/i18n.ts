import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What is said about the site as an app: its news, its installation, and when there is no network. */
export const installCatalogue = defineCatalogue('install', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useInstallT = () => useCatalogue(installCatalogue);
