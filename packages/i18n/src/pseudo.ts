const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
    .split('')
    .map((letter, index) => [
      letter,
      'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž'.split('')[index] ?? letter,
    ]),
);

/**
 * Pseudo-locale: accents every letter, makes the text a third longer and puts it in brackets, so that
 * untranslated, truncated or concatenated text is visible at once. Placeholders and tags stay unchanged. Pass
 * it to `createI18n` as `transform`.
 */
export function pseudo(text: string): string {
  const accented = text.replaceAll(
    /(\{\{.*?\}\}|<[^>]*>)|([A-Za-z])/g,
    (_, kept: string | undefined, letter: string) => kept ?? ACCENTED[letter] ?? letter,
  );
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}
