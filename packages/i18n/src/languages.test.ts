import { expect, it } from 'vitest';

import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, resolveLanguage } from './languages';

it.each([
  ['EN', 'EN'],
  ['en', 'EN'],
  [' fil ', 'FIL'],
  ['tl-PH', 'TY'],
  ['zh-Hans-CN', 'CN'],
  ['vi_VN', 'VI'],
  ['id', 'ID'],
  ['th-TH', 'TH'],
])('resolves %s to %s', (candidate, expected) => {
  expect(resolveLanguage(candidate, LANGUAGE_CODES, 'TY')).toBe(expected);
});

it.each([['CN'], ['fr-FR'], ['constructor'], [''], [null], [undefined]])(
  'falls back to the default for %s, which the brand does not offer',
  (candidate) => {
    expect(resolveLanguage(candidate, ['TY', 'EN'], 'TY')).toBe('TY');
  },
);

it('falls back from Filipino to Tagalog to English, and from all others to English', () => {
  const fallbacks = Object.values(LANGUAGES).map(({ code, fallbacks }) => [code, fallbacks]);
  expect(Object.fromEntries(fallbacks)).toEqual({
    TY: ['EN'],
    EN: [],
    CN: ['EN'],
    ID: ['EN'],
    TH: ['EN'],
    VI: ['EN'],
    FIL: ['TY', 'EN'],
  });
});

it('accepts only its own codes as codes', () => {
  expect(['TY', 'ty', 'toString', 7, null].map(isLanguageCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
