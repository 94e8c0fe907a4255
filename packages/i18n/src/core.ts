/** The part without React: catalogues, languages and formats, for programs that render no pages. */
export {
  defineCatalogue,
  type Catalogue,
  type MessageKey,
  type MessageParams,
  type MessageTree,
  type Translate,
} from './catalogue';
export { createFormat, type Format, type FormatOptions, type Instant } from './format';
export { createI18n, loadCatalogues, type I18n, type I18nOptions } from './i18n';
export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  resolveLanguage,
  type Language,
  type LanguageCode,
} from './languages';
