import { LANGUAGES, type LanguageCode } from '@perya/i18n';

interface SiteLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/** A page's URL in a language. The default language has no parameter. */
function addressIn(address: string, code: LanguageCode, site: SiteLanguages): string {
  const url = new URL(address);
  url.searchParams.delete('lang');
  if (code !== site.defaultLanguage) url.searchParams.set('lang', code.toLowerCase());
  return url.href;
}

/** The page's URLs in every language, and the default one. */
export function alternatesOf(
  address: string,
  site: SiteLanguages,
): { hreflang: string; href: string }[] {
  if (site.languages.length < 2) return [];
  return [
    ...site.languages.map((code) => ({
      hreflang: LANGUAGES[code].bcp47,
      href: addressIn(address, code, site),
    })),
    { hreflang: 'x-default', href: addressIn(address, site.defaultLanguage, site) },
  ];
}
