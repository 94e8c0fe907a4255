import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The words of the announcements, apart from the package's other words: they come with the dialogs. */
export const noticesCatalogue = defineCatalogue('supportNotices', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useNoticesT = () => useCatalogue(noticesCatalogue);
