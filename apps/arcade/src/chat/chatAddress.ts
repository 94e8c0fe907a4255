import { LANGUAGE_CODES, resolveLanguage, type LanguageCode } from '@perya/i18n';

/** What the address of the page says. */
export interface ChatAddress {
  /** Works once, for a minute. */
  ticket: string;
  language: LanguageCode;
  title: string | null;
  /** `#rrggbb`; null for the page's own. */
  headerColour: string | null;
  theme: 'dark' | 'light' | undefined;
}

const COLOUR = /^#[\da-f]{6}$/i;

/** Reads `ticket`, `language`, `title` and `headerColor`, and `theme` of the fragment. */
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
