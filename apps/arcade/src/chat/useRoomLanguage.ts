import { LANGUAGE_CODES, LANGUAGES, resolveLanguage, type I18n } from '@perya/i18n';
import { useEffect } from 'react';

/** Switches the page to the room's language; it stays as it is where the texts cannot be fetched. */
export function useRoomLanguage(i18n: I18n, roomLanguage: string): void {
  useEffect(() => {
    const language = resolveLanguage(roomLanguage, LANGUAGE_CODES, 'EN');
    i18n.change(language).then(
      () => {
        document.documentElement.lang = LANGUAGES[i18n.language].bcp47;
      },
      () => undefined,
    );
  }, [i18n, roomLanguage]);
}
