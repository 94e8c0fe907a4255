import { LANGUAGES, type LanguageCode } from '@perya/i18n';

interface SiteLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/** A page's address in one language: the default one has the plain address. */
function addressIn(address: string, code: LanguageCode, site: SiteLanguages): string {
  const url = new URL(address);
  url.searchParams.delete('lang');
  if (code !== site.defaultLanguage) url.searchParams.set('lang', code.toLowerCase());
  return url.href;
}

/** The same page in every language of the site, and the one for everybody else. */
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
