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
