import { createFormat, isLanguageCode, LANGUAGES, type Format } from '@perya/i18n/core';

/** The BCP 47 tag of a language; of English if the platform doesn't have it. */
export const tagOf = (language: string): string =>
  LANGUAGES[isLanguageCode(language) ? language : 'EN'].bcp47;

const formats = new Map<string, Format>();

/**
 * The formats of a language, as on the site. Numbers have thousands commas and a decimal point in every
 * language; times are in the given time zone.
 */
export function formatIn(language: string, timeZone = 'UTC'): Format {
  const code = isLanguageCode(language) ? language : 'EN';
  const id = `${code} ${timeZone}`;
  let format = formats.get(id);
  if (format === undefined) {
    // Every amount is formatted with its own currency.
    format = createFormat({ language: code, currency: 'PHP', timeZone });
    formats.set(id, format);
  }
  return format;
}
