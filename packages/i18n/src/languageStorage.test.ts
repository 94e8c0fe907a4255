// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { languageOfCookies, storedLanguage, storeLanguage } from './languageStorage';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
});

it('finds the language of an earlier visit, the one picked by hand first', () => {
  expect(storedLanguage()).toBeNull();
  localStorage.setItem('lang', 'TY');
  expect(storedLanguage()).toBe('TY');
  localStorage.setItem('hisLang', 'CN');
  expect(storedLanguage()).toBe('CN');
  storeLanguage('EN');
  expect(storedLanguage()).toBe('EN');
});

it('goes by the cookie where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  storeLanguage('VI');
  expect(storedLanguage()).toBe('VI');
});

it.each([
  ['theme=dark; lang=FIL; x=1', 'FIL'],
  ['lang=EN', 'EN'],
  ['hislang=EN; language=TY', null],
  ['lang=', null],
  ['', null],
  [null, null],
])('reads a cookie header %s as %s', (header, expected) => {
  expect(languageOfCookies(header)).toBe(expected);
});
