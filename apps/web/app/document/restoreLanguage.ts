import type { PageStorage } from './pageStorage';

/**
 * Restores the language cookie of a visitor whose local storage still has their choice, if the brand offers it.
 * Returns whether the page must be reloaded, because the server has rendered another language.
 */
export function restoreLanguage(root: HTMLElement, storage: PageStorage): boolean {
  if (storage.hasCookie('lang')) return false;
  const chosen = storage.get('localStorage', 'hisLang') ?? storage.get('localStorage', 'lang');
  const { language, languages = '' } = root.dataset;
  if (chosen === null || !languages.split(' ').includes(chosen)) return false;
  storage.setCookie('lang', chosen);
  // Without a cookie, a reload would change nothing.
  return chosen !== language && storage.hasCookie('lang');
}
