import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The words of the announcements, apart from the package's other words: they come with the dialogs. */
export const noticesCatalogue = defineCatalogue('supportNotices', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useNoticesT = () => useCatalogue(noticesCatalogue);
