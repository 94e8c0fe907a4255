// @vitest-environment node
import { expect, it } from 'vitest';

import { getDeviceId, getToken, requireLogin, signIn, signOut } from './index';

it('cannot be signed in on the server, where all visitors would share it', () => {
  expect(() => signIn({ token: 't1' })).toThrow(/on the server/);
  expect(() => requireLogin(() => undefined)).toThrow(/on the server/);
  expect(() => getDeviceId()).toThrow(/on the server/);
  signOut();
  expect(getToken()).toBeNull();
});
