export * from './core';
export { categoriesCatalogue, useCategoryName } from './categories';
export { accountErrorsCatalogue, errorsCatalogue } from './errors';
export { languageOfCookies, storedLanguage, storeLanguage } from './languageStorage';
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
