import { expect, test } from 'vitest';

import { chooseLanguage, languageToKeep, parseAcceptLanguage } from './language';
import { chooseTheme } from './theme';

const BRAND = {
  languages: ['TY', 'EN', 'TH'],
  defaultLanguage: 'TY',
  languageOnFirstVisit: 'brand',
} satisfies Parameters<typeof chooseLanguage>[1];

function language(
  headers: Record<string, string>,
  languageOnFirstVisit: 'brand' | 'browser' = 'brand',
  search = '',
) {
  const url = new URL(`https://perya.example/${search}`);
  return chooseLanguage(new Headers(headers), { ...BRAND, languageOnFirstVisit }, url);
}

test('uses the language the visitor selected before', () => {
  expect(language({ cookie: 'theme=dark; lang=TH', 'accept-language': 'en-US' })).toBe('TH');
});

test('starts in the brand’s default language, whatever the browser prefers', () => {
  expect(language({ 'accept-language': 'en-US, th' })).toBe('TY');
});

test('starts in the browser’s language if the brand says so and offers it', () => {
  expect(language({ 'accept-language': 'vi-VN, th;q=0.4, en;q=0.8' }, 'browser')).toBe('EN');
  expect(language({ 'accept-language': 'vi-VN' }, 'browser')).toBe('TY');
});

test.each(['brand', 'browser'] as const)(
  'falls back to the default for an unoffered language, not to the browser’s or to English (%s)',
  (onFirstVisit) => {
    expect(language({ cookie: 'lang=VI', 'accept-language': 'th' }, onFirstVisit)).toBe('TY');
    expect(language({ 'accept-language': 'en' }, onFirstVisit, '?lang=xx')).toBe('TY');
    expect(language({ 'accept-language': 'en' }, onFirstVisit, '?lang=vi')).toBe('TY');
  },
);

test('uses the link’s language unless the visitor has selected one that is offered', () => {
  expect(language({ 'accept-language': 'en' }, 'browser', '?lang=th')).toBe('TH');
  expect(language({ cookie: 'lang=EN' }, 'brand', '?lang=th')).toBe('EN');
  expect(language({ cookie: 'lang=VI' }, 'brand', '?lang=th')).toBe('TH');
});

test('stores the link’s language for later pages, without overriding a selection', () => {
  const keep = (cookie: string, search: string, shown: 'TH' | 'TY') =>
    languageToKeep(new Headers({ cookie }), new URL(`https://perya.example/${search}`), shown);
  expect(keep('', '?lang=th', 'TH')).toBe(
    'lang=TH; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(keep('lang=TY', '?lang=th', 'TY')).toBeNull();
  expect(keep('', '?lang=xx', 'TY')).toBeNull();
  expect(keep('', '', 'TY')).toBeNull();
});

test('falls back to the brand’s default for headers without a language', () => {
  expect(language({}, 'browser')).toBe('TY');
  expect(language({ 'accept-language': '*' }, 'browser')).toBe('TY');
  expect(language({ 'accept-language': 'xx, ;q=' }, 'browser')).toBe('TY');
  expect(language({ cookie: 'lang=<script>' })).toBe('TY');
});

test('sorts languages by weight and drops refused ones', () => {
  expect(parseAcceptLanguage('id;q=0.2, th, en;q=0, vi;q=0.9')).toEqual(['th', 'vi', 'id']);
});

test('uses the visitor’s theme, else the brand’s, else dark', () => {
  expect(chooseTheme('lang=TY; theme=dark', 'light')).toBe('dark');
  expect(chooseTheme(null, 'light')).toBe('light');
  expect(chooseTheme('theme=purple', undefined)).toBe('dark');
  expect(chooseTheme('mytheme=dark', 'light')).toBe('light');
});
