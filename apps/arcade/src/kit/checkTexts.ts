import { expect, it } from 'vitest';
import { LANGUAGES, type TextTable } from './texts';

/** Tests of a game's texts: complete, with the same placeholders, and translated. */
export function checkTexts(table: TextTable<string>): void {
  const placeholders = (text: string | undefined) =>
    [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

  it.each(Object.entries(table))(
    'has %s in every language, with the same placeholders',
    (_, row) => {
      expect(row).toHaveLength(LANGUAGES.length);
      for (const text of row) {
        expect(text.trim()).not.toBe('');
        expect(placeholders(text)).toEqual(placeholders(row[0]));
      }
    },
  );

  it('is translated, not copied', () => {
    // Players say "free spins" and "cash out" in English; a whole sentence they do not.
    const copied = Object.values(table).filter(([english, ...others]) =>
      others.some((text) => text === english && text.length > 26),
    );
    expect(copied).toEqual([]);
  });
}
