import { isLanguageCode, LANGUAGES } from '@perya/i18n';

/** BCP 47 tag of a platform language; English for one that the pages have no texts in. */
export const tagOf = (language: string): string =>
  LANGUAGES[isLanguageCode(language) ? language : 'EN'].bcp47;
