export {
  defineCatalogue,
  type Catalogue,
  type MessageKey,
  type MessageParams,
  type MessageTree,
  type Translate,
} from './catalogue';
export { categoriesCatalogue, useCategoryName } from './categories';
export { accountErrorsCatalogue, errorsCatalogue } from './errors';
export { createFormat, type Format, type FormatOptions, type Instant } from './format';
export { createI18n, loadCatalogues, type I18n, type I18nOptions } from './i18n';
export { languageOfCookies, storedLanguage, storeLanguage } from './languageStorage';
export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  resolveLanguage,
  type Language,
  type LanguageCode,
} from './languages';
export { pseudo } from './pseudo';
export {
  I18nProvider,
  RichText,
  useCatalogue,
  useErrorText,
  useFormat,
  useLanguage,
  type ErrorDescription,
  type I18nProviderProps,
  type RichTextProps,
  type LanguageState,
} from './react';
