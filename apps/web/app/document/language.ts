import { languageOfCookies, resolveLanguage, type LanguageCode } from '@perya/i18n';

/**
 * Chooses a page's language: the visitor's stored choice, else the one in the URL (so shared links open in
 * their language), else the browser's preferred languages in order, limited to those the brand offers, else
 * the brand's default.
 */
export function chooseLanguage(
  headers: Pick<Headers, 'get'>,
  supported: readonly LanguageCode[],
  fallback: LanguageCode,
  url?: URL,
): LanguageCode {
  const candidates = [
    languageOfCookies(headers.get('cookie')),
    url?.searchParams.get('lang'),
    ...parseAcceptLanguage(headers.get('accept-language')),
  ];
  for (const candidate of candidates) {
    if (!candidate) continue;
    const none = '' as LanguageCode;
    const code = resolveLanguage(candidate, supported, none);
    if (code !== none) return code;
  }
  return fallback;
}

/** Parses the tags of an `Accept-Language` header in order of preference. */
export function parseAcceptLanguage(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Returns the link's language, to be stored in a cookie for later pages. */
export function languageToKeep(
  headers: Pick<Headers, 'get'>,
  url: URL,
  language: LanguageCode,
): string | null {
  const named = url.searchParams.get('lang');
  if (named === null || languageOfCookies(headers.get('cookie'))) return null;
  if (resolveLanguage(named, [language], '' as LanguageCode) !== language) return null;
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
