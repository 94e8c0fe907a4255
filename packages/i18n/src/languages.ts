/** The project's language codes, as used in the platform's `Language` header and `lang` keys. */
export type LanguageCode = 'TY' | 'EN' | 'CN' | 'ID' | 'TH' | 'VI' | 'FIL';

/** A language of the site. */
export interface Language {
  readonly code: LanguageCode;
  /** Used for `<html lang>` and `Intl`. */
  readonly bcp47: string;
  /** The language's own name, for the language picker. */
  readonly name: string;
  /** Languages to look up a missing message in, nearest first. */
  readonly fallbacks: readonly LanguageCode[];
}

/** Every language with a catalogue; a brand offers some or all of them. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  TY: { code: 'TY', bcp47: 'tl-PH', name: 'Tagalog', fallbacks: ['EN'] },
  EN: { code: 'EN', bcp47: 'en-PH', name: 'English', fallbacks: [] },
  CN: { code: 'CN', bcp47: 'zh-CN', name: '简体中文', fallbacks: ['EN'] },
  ID: { code: 'ID', bcp47: 'id-ID', name: 'Bahasa Indonesia', fallbacks: ['EN'] },
  TH: { code: 'TH', bcp47: 'th-TH', name: 'ไทย', fallbacks: ['EN'] },
  VI: { code: 'VI', bcp47: 'vi-VN', name: 'Tiếng Việt', fallbacks: ['EN'] },
  FIL: { code: 'FIL', bcp47: 'fil-PH', name: 'Filipino', fallbacks: ['TY', 'EN'] },
};

/** Codes of all languages. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

/**
 * The code for a text, or undefined. Accepts the project's codes in any case, and BCP 47 tags (`zh-Hans-CN`,
 * `tl`).
 */
function codeOf(candidate: string): LanguageCode | undefined {
  const text = candidate.trim();
  const own = text.toUpperCase();
  if (isLanguageCode(own)) return own;
  const primary = text.split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].bcp47.split('-', 1)[0] === primary);
}

/** Whether a value is the code of a language. */
export function isLanguageCode(candidate: unknown): candidate is LanguageCode {
  return typeof candidate === 'string' && Object.hasOwn(LANGUAGES, candidate);
}

/**
 * The language to show: the candidate if the brand offers it, otherwise the default. A candidate may be a
 * language code or a BCP 47 tag.
 *
 * @example
 * ```ts
 * import { resolveLanguage } from '@perya/i18n/core';
 *
 * resolveLanguage('th-TH', ['EN', 'TH'], 'EN'); // => 'TH'
 * resolveLanguage('fr', ['EN', 'TH'], 'EN'); // => 'EN'
 * ```
 */
export function resolveLanguage(
  candidate: string | null | undefined,
  supported: readonly LanguageCode[],
  defaultLanguage: LanguageCode,
): LanguageCode {
  const code = candidate ? codeOf(candidate) : undefined;
  return code && supported.includes(code) ? code : defaultLanguage;
}
