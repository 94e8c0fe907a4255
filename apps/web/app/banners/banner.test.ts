import { expect, test } from 'vitest';

import { operatorTarget } from '../shell/components/OperatorLink/OperatorLink';
import { bannerGroupOf, bannerPath } from './banner';
import { parseExternalUrl } from './BannerAction';

test.each([
  [{ linkKind: 'page', target: '/rng?q=carabao' }, '/rng?q=carabao'],
  [{ linkKind: 'promotion', target: 'a b' }, '/promoDetail?id=a%20b'],
  [{ linkKind: 'page', target: '//evil.example' }, null],
  [{ linkKind: 'page', target: '/\\evil.example' }, null],
  [{ linkKind: 'page', target: 'https://evil.example' }, null],
  [{ linkKind: 'outside', target: 'https://partner.example/x' }, null],
  [{ linkKind: null, target: null }, null],
] as const)('resolves the page of the banner %o: %s', (banner, path) => {
  expect(bannerPath(banner)).toBe(path);
});

test('treats only https addresses as external', () => {
  expect(parseExternalUrl('https://partner.example/x')?.host).toBe('partner.example');
  for (const address of [
    'javascript:alert(1)',
    'http://plain.example',
    'https://',
    'https://perya.example@evil.example',
    '/rng',
    '',
  ]) {
    expect(parseExternalUrl(address)).toBeNull();
  }
});

test('gives every page its own group', () => {
  expect(bannerGroupOf('/')).toBe('w_home');
  expect(bannerGroupOf('/rng/')).toBe('w_rng');
  expect(bannerGroupOf('/register.html')).toBe('w_reg');
  expect(bannerGroupOf('/elott')).toBe('w_lott');
  expect(bannerGroupOf('/pointMall')).toBe('w_shop');
  expect(bannerGroupOf('/promotions')).toBe('w_promotion');
  expect(bannerGroupOf('/help')).toBe('w_help');
  for (const none of ['/login', '/lott', '/cockfight', '/promoDetail', '/constructor']) {
    expect(bannerGroupOf(none)).toBeNull();
  }
});

test('accepts only internal paths and https in an operator’s link', () => {
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
