const TAGS: Readonly<Record<string, string>> = {
  TY: 'tl-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH',
  VI: 'vi-VN',
  FIL: 'fil-PH',
};

/** BCP 47 tag of a platform language. */
export const tagOf = (language: string): string => TAGS[language] ?? 'en-PH';
