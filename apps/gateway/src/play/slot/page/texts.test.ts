import { describe, expect, it } from 'vitest';
import { LANGUAGE_LISTS, tagOf, wordsOf } from './texts';

const { keys, lists } = LANGUAGE_LISTS;
const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

describe("the slot's words", () => {
  it.each(['EN', 'TY', 'FIL', 'CN', 'ID', 'TH', 'VI'])(
    'are complete in %s, with the same placeholders',
    (language) => {
      const list = lists[language] ?? [];
      expect(list).toHaveLength(keys.length);
      list.forEach((text, index) => {
        expect(text.trim()).not.toBe('');
        expect(placeholders(text)).toEqual(placeholders(lists['EN']?.[index]));
      });
    },
  );

  it('are translated, not copied', () => {
    for (const language of ['TY', 'FIL', 'CN', 'ID', 'TH', 'VI']) {
      const same = (lists[language] ?? []).filter((text, index) => text === lists['EN']?.[index]);
      // Players say "free spins" and "return to player" in English; a whole sentence they do not.
      expect(same.filter((text) => text.length > 26)).toEqual([]);
    }
  });

  it('fill in what they name, and fall back to English', () => {
    expect(wordsOf('EN')('freeLeft', { count: 3, total: 10 })).toBe('3 of 10 free spins left');
    expect(wordsOf('XX')('spin')).toBe('Spin');
    expect(tagOf('TH')).toBe('th-TH');
    expect(tagOf('XX')).toBe('en-PH');
  });
});
