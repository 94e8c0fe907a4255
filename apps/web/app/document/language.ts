import { languageOfCookies, resolveLanguage, type LanguageCode } from '@perya/i18n';

/**
 * The language of a page: the visitor's own choice, else the one that the address names (a link found
 * elsewhere leads to a page in its language), else the browser's wishes in their order, as far as the
 * brand offers them, else the brand's default.
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
    ...wishes(headers.get('accept-language')),
  ];
  for (const candidate of candidates) {
    if (!candidate) continue;
    const none = '' as LanguageCode;
    const code = resolveLanguage(candidate, supported, none);
    if (code !== none) return code;
  }
  return fallback;
}

/** The tags of an `Accept-Language` header, the most wanted first. */
export function wishes(header: string | null): string[] {
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

/** Keeps the language of the link by which a visitor came for the pages after it, as a cookie. */
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
