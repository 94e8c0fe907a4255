import { defineCatalogue, useCatalogue, useLanguage } from '@perya/i18n';
import { useBrand } from '@perya/site-config';

import type en from './en.json';

/** The texts of the shell, the home page and what any page may have to say. */
export const catalogue = defineCatalogue<typeof en>(
  'shell',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(catalogue);

/** The brand's name and slogan, for texts that contain them. */
export function useBrandWords(): { brand: string; slogan: string } {
  const { name, texts } = useBrand();
  const { language } = useLanguage();
  return { brand: name, slogan: texts[language]?.slogan ?? '' };
}
