import { beforeEach, expect, test, vi } from 'vitest';

import { codeRestUntil, keepCodeRest } from './codeRest';

beforeEach(() => sessionStorage.clear());

test('is stored by purpose and number, however the number is formatted', () => {
  keepCodeRest('login', '+63', '9171234567', 5_000);
  expect(codeRestUntil('login', '+63', '0917 123-4567')).toBe(5_000);
  expect(codeRestUntil('register', '+63', '9171234567')).toBe(0);
  expect(codeRestUntil('login', '+63', '9171234568')).toBe(0);
  expect(codeRestUntil('login', '+84', '9171234567')).toBe(0);
});

test('survives a reload of the tab', async () => {
  keepCodeRest('password', '+63', '9170000001', 7_000);
  vi.resetModules();
  const { codeRestUntil: afterReload } = await import('./codeRest');
  expect(afterReload('password', '+63', '9170000001')).toBe(7_000);
});

test('lasts until a reload if storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  keepCodeRest('login', '+63', '9170000002', 9_000);
  expect(codeRestUntil('login', '+63', '9170000002')).toBe(9_000);
});

test('is cleared on sign-out', () => {
  keepCodeRest('login', '+63', '9170000003', 9_000);
  sessionStorage.clear();
  expect(codeRestUntil('login', '+63', '9170000003')).toBe(0);
});
