// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { languageOfCookies, storedLanguage, storeLanguage } from './languageStorage';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
});

it('restores the language of an earlier visit, preferring the one chosen explicitly', () => {
  expect(storedLanguage()).toBeNull();
  localStorage.setItem('lang', 'TY');
  expect(storedLanguage()).toBe('TY');
  localStorage.setItem('hisLang', 'CN');
  expect(storedLanguage()).toBe('CN');
  storeLanguage('EN');
  expect(storedLanguage()).toBe('EN');
});

it('uses the cookie when storage is blocked', () => {
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
])('reads the language from the cookie header %s: %s', (header, expected) => {
  expect(languageOfCookies(header)).toBe(expected);
});
