import { expect, it } from 'vitest';
import { TEXTS, wordsOf, type TextKey } from './texts';

const english = TEXTS['EN'] ?? ({} as never);
const keys = Object.keys(english) as TextKey[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it.each(['TY', 'FIL', 'CN', 'ID', 'TH', 'VI'])('the room speaks %s', (language) => {
  const texts = TEXTS[language];
  const untranslated = keys.filter((key) => texts?.[key] === english[key]);
  expect(untranslated).toEqual([]);
  for (const key of keys) {
    expect(placeholders(texts?.[key] ?? '')).toEqual(placeholders(english[key]));
  }
});

it('fills in what a text names, and falls back to English', () => {
  expect(wordsOf('CN')('online', { count: 3 })).toBe('在线：3');
  expect(wordsOf('XX')('tooLong', { max: 300 })).toBe('Too long: 300 characters at most.');
});
