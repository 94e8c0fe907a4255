export * from './core';
export { categoriesCatalogue, useCategoryName } from './categories';
export { accountErrorsCatalogue, errorsCatalogue } from './errors';
export { languageOfCookies, storedLanguage, storeLanguage } from './languageStorage';
export { pseudo } from './pseudo';
export {
  I18nProvider,
  useCatalogue,
  useFormat,
  useLanguage,
  type ErrorDescription,
  type I18nProviderProps,
  type LanguageState,
} from './react';
export { RichText, type RichTextProps } from './RichText';
export { useErrorText } from './useErrorText';
