import { LANGUAGE_CODES, resolveLanguage, type LanguageCode } from '@perya/i18n';

/** Parameters in the page's URL. */
export interface ChatAddress {
  /** Valid once, for a minute. */
  ticket: string;
  language: LanguageCode;
  title: string | null;
  /** `#rrggbb`; null for the default. */
  headerColour: string | null;
  theme: 'dark' | 'light' | undefined;
}

const COLOUR = /^#[\da-f]{6}$/i;

/** Parses `ticket`, `language`, `title` and `headerColor` from the query, and `theme` from the fragment. */
export function readChatAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): ChatAddress {
  const params = new URLSearchParams(search);
  const colour = params.get('headerColor') ?? '';
  return {
    ticket: params.get('ticket') ?? '',
    language: resolveLanguage(params.get('language'), LANGUAGE_CODES, 'EN'),
    title: params.get('title'),
    headerColour: COLOUR.test(colour) ? colour : null,
    theme: /theme=(dark|light)/.exec(hash)?.[1] as ChatAddress['theme'],
  };
}
