/** A text in the brand's languages, by code; a missing one falls back to English. */
export type Texts = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

/** The text in a language, or in English if it's missing. */
export const inLanguage = (texts: Texts, language: string): string => texts[language] ?? texts.EN;
