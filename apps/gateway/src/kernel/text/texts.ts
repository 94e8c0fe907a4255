/** A text in the brand's languages, by code; English stands in for a missing one. */
export type Texts = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

/** A text in a language; English where it has none. */
export const inLanguage = (texts: Texts, language: string): string => texts[language] ?? texts.EN;
