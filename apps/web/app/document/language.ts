import { languageOfCookies, resolveLanguage, type LanguageCode } from '@perya/i18n';
import type { Brand } from '@perya/site-config';

type BrandLanguages = Pick<Brand, 'languages' | 'defaultLanguage' | 'languageOnFirstVisit'>;

/**
 * Chooses a page's language: the visitor's stored choice, else the one in the URL (so shared links open in
 * their language), each only if the brand offers it. A first visit has neither: it starts in the brand's
 * default language or, with `languageOnFirstVisit: 'browser'`, in the browser's. If only unoffered languages
 * are named, it's the default.
 */
export function chooseLanguage(
  headers: Pick<Headers, 'get'>,
  brand: BrandLanguages,
  url?: URL,
): LanguageCode {
  const named = [languageOfCookies(headers.get('cookie')), url?.searchParams.get('lang')].filter(
    (language) => typeof language === 'string',
  );
  const isFirstVisit = named.length === 0;
  const candidates =
    isFirstVisit && brand.languageOnFirstVisit === 'browser'
      ? parseAcceptLanguage(headers.get('accept-language'))
      : named;
  const offered = candidates.map((candidate) => offeredLanguage(candidate, brand.languages));
  return offered.find((code) => code !== null) ?? brand.defaultLanguage;
}

function offeredLanguage(candidate: string, offered: readonly LanguageCode[]): LanguageCode | null {
  const none = '' as LanguageCode;
  const code = resolveLanguage(candidate, offered, none);
  return code === none ? null : code;
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
  if (offeredLanguage(named, [language]) === null) return null;
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
