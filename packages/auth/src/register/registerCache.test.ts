import { beforeEach, expect, test } from 'vitest';

import { registerCache } from './registerCache';
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
  registerCache.set({ rules: ALL_RULES, options: OPTIONS });
  expect(registerCache.get()).toEqual({ rules: ALL_RULES, options: OPTIONS });
});

test.each(['', '{', '[]', '{"rules":{"username":{}},"options":{}}'])(
  'ignores invalid stored data: %j',
  (kept) => {
    sessionStorage.setItem('registerSetup', kept);
    expect(registerCache.get()).toBeNull();
  },
);
