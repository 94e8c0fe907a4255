import { beforeEach, expect, test, vi } from 'vitest';

import { codeCooldownUntil, storeCodeCooldown } from './codeCooldown';

beforeEach(() => sessionStorage.clear());

test('is stored by purpose and number, however the number is formatted', () => {
  storeCodeCooldown('login', '+63', '9171234567', 5_000);
  expect(codeCooldownUntil('login', '+63', '0917 123-4567')).toBe(5_000);
  expect(codeCooldownUntil('register', '+63', '9171234567')).toBe(0);
  expect(codeCooldownUntil('login', '+63', '9171234568')).toBe(0);
  expect(codeCooldownUntil('login', '+84', '9171234567')).toBe(0);
});

test('survives a reload of the tab', async () => {
  storeCodeCooldown('password', '+63', '9170000001', 7_000);
  vi.resetModules();
  const { codeCooldownUntil: afterReload } = await import('./codeCooldown');
  expect(afterReload('password', '+63', '9170000001')).toBe(7_000);
});

test('lasts until a reload if storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  storeCodeCooldown('login', '+63', '9170000002', 9_000);
  expect(codeCooldownUntil('login', '+63', '9170000002')).toBe(9_000);
});

test('is cleared on sign-out', () => {
  storeCodeCooldown('login', '+63', '9170000003', 9_000);
  sessionStorage.clear();
  expect(codeCooldownUntil('login', '+63', '9170000003')).toBe(0);
});
