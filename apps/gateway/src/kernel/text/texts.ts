/** A text in the brand's languages, by code; a missing one falls back to English. */
export type Texts = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

/** The text in a language, or in English if it's missing. */
export const inLanguage = (texts: Texts, language: string): string => texts[language] ?? texts.EN;

/** A text in the platform's seven languages. */
export const texts = (
  EN: string,
  TY: string,
  FIL: string,
  CN: string,
  ID: string,
  TH: string,
  VI: string,
): Texts => ({ EN, TY, FIL, CN, ID, TH, VI });

/** The languages that the platform has texts in. */
export const LANGUAGES = ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'] as const;

export type Language = (typeof LANGUAGES)[number];

const TAGS: Readonly<Record<string, string>> = {
  TY: 'tl-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH',
  VI: 'vi-VN',
  FIL: 'fil-PH',
} satisfies Record<Language, string>;

/** BCP 47 tag of a platform language. */
export const tagOf = (language: string): string => TAGS[language] ?? 'en-PH';
