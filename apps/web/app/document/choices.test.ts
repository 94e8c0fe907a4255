import { expect, test } from 'vitest';

import { chooseLanguage, languageToKeep, parseAcceptLanguage } from './language';
import { chooseTheme } from './theme';

const OFFERED = ['TY', 'EN', 'TH'] as const;

function language(headers: Record<string, string>) {
  return chooseLanguage(new Headers(headers), OFFERED, 'TY');
}

test('uses the language the visitor selected before', () => {
  expect(language({ cookie: 'theme=dark; lang=TH', 'accept-language': 'en-US' })).toBe('TH');
});

test('uses the browser’s language if the brand offers it', () => {
  expect(language({ 'accept-language': 'vi-VN, th;q=0.4, en;q=0.8' })).toBe('EN');
});

test('ignores a stored language that the brand no longer offers', () => {
  expect(language({ cookie: 'lang=VI', 'accept-language': 'th' })).toBe('TH');
});

test('uses the link’s language unless the visitor has selected one', () => {
  const come = (headers: Record<string, string>, search: string) =>
    chooseLanguage(new Headers(headers), OFFERED, 'TY', new URL(`https://perya.example/${search}`));
  expect(come({ 'accept-language': 'en' }, '?lang=th')).toBe('TH');
  expect(come({ cookie: 'lang=EN' }, '?lang=th')).toBe('EN');
  expect(come({}, '?lang=xx')).toBe('TY');
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

test('falls back to the brand’s default', () => {
  expect(language({})).toBe('TY');
  expect(language({ 'accept-language': '*' })).toBe('TY');
  expect(language({ cookie: 'lang=<script>', 'accept-language': 'xx, ;q=' })).toBe('TY');
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
