/** A text in the brand's languages, by code; a missing one is answered in English. */
export type Texts = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

/** A text in a language; English where it has none. */
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
