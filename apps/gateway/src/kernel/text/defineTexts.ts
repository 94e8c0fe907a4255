import {
  createI18n,
  defineCatalogue,
  isLanguageCode,
  LANGUAGE_CODES,
  type LanguageCode,
  type MessageTree,
  type Translate,
} from '@perya/i18n/core';

/** Texts of the gateway, by language. English types the keys. */
export type Locales<T extends MessageTree> = Readonly<Record<LanguageCode, MessageTree>> & {
  readonly EN: T;
};

/**
 * Declares texts of the gateway. The result translates into a language, or into English if the platform
 * doesn't have it. Inserted values aren't parsed again.
 */
export function defineTexts<T extends MessageTree>(
  locales: Locales<T>,
): (language: string) => Translate<T> {
  const i18n = createI18n({ language: 'EN', supported: LANGUAGE_CODES });
  const catalogue = defineCatalogue<T>('texts', () => Promise.resolve({ default: locales.EN }));
  for (const code of LANGUAGE_CODES) i18n.add(catalogue.namespace, code, locales[code]);
  return (language) => i18n.translator(catalogue, isLanguageCode(language) ? language : 'EN');
}
