// @vitest-environment node
import { expect, test } from 'vitest';

import { operatorTarget } from '../shell/OperatorLink';
import { bannerGroupOf, bannerTarget } from './banner';

test.each([
  [{ kind: 'page', target: '/rng?q=carabao' }, '/rng?q=carabao'],
  [{ kind: 'promotion', target: 'a b' }, '/promoDetail?id=a%20b'],
  [{ kind: 'outside', target: 'https://partner.example/x' }, 'https://partner.example/x'],
] as const)('leads to %o', (link, href) => {
  expect(bannerTarget(link)?.href).toBe(href);
});

test.each([
  { kind: 'page', target: '//evil.example' },
  { kind: 'page', target: 'https://evil.example' },
  { kind: 'outside', target: 'javascript:alert(1)' },
  { kind: 'outside', target: 'http://plain.example' },
  { kind: 'outside', target: 'https://' },
] as const)('leads nowhere for %o', (link) => {
  expect(bannerTarget(link)).toBeNull();
});

test('says of an outside banner that it leaves the site', () => {
  expect(bannerTarget({ kind: 'outside', target: 'https://x.example' })?.leavesSite).toBe(true);
  expect(bannerTarget({ kind: 'page', target: '/down' })?.leavesSite).toBe(false);
});

test('gives every page its own group', () => {
  expect(bannerGroupOf('/')).toBe('w_home');
  expect(bannerGroupOf('/rng/')).toBe('w_rng');
  expect(bannerGroupOf('/register.html')).toBe('w_reg');
  expect(bannerGroupOf('/login')).toBeNull();
});

test('lets an operator’s link be a page of the site or https, and nothing else', () => {
  expect(operatorTarget('/promotions')).toEqual({ href: '/promotions', leavesSite: false });
  expect(operatorTarget('https://t.me/x')?.leavesSite).toBe(true);
  for (const address of [
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
    'http://x',
    '',
    null,
  ]) {
    expect(operatorTarget(address)).toBeNull();
  }
});
