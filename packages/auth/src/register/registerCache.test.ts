import { beforeEach, expect, test, vi } from 'vitest';

import { keepSetup, keptSetup, readSetup } from './registerCache';
import { ALL_RULES } from './registerTesting';

const OPTIONS = {
  byUsername: true,
  byMobile: false,
  mobileWithPassword: false,
  smsVerification: false,
  captchaRequired: true,
};

beforeEach(() => sessionStorage.clear());

test('returns the stored setup', () => {
  keepSetup({ rules: ALL_RULES, options: OPTIONS });
  expect(readSetup(keptSetup())).toEqual({ rules: ALL_RULES, options: OPTIONS });
});

test.each([null, '', '{', '[]', '{"rules":{"username":{}},"options":{}}'])(
  'ignores invalid stored data: %j',
  (kept) => expect(readSetup(kept)).toEqual({ rules: null, options: null }),
);

test('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepSetup({ rules: ALL_RULES, options: OPTIONS })).not.toThrow();
  expect(keptSetup()).toBeNull();
});
