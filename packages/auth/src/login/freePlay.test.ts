import { getMemberInfo, loginFreePlay } from '@perya/api-client';
import { createFakePlatform, wireLoginResult, wireMemberInfo } from '@perya/api-client/testing';
import { getToken } from '@perya/session';
import { resetSession } from '@perya/session/testing';
import { beforeEach, expect, it, test } from 'vitest';

import { enterFreePlay, operatingSystem } from './freePlay';

beforeEach(resetSession);

it('opens a trial session with a random string of 128 bits', async () => {
  const fake = createFakePlatform()
    .on(loginFreePlay, () => wireLoginResult({ token: 'trial' }))
    .on(getMemberInfo, () => wireMemberInfo({ account: 'guest1', type: 4 }));
  const client = fake.client({ getToken });
  await enterFreePlay(client);
  await enterFreePlay(client);
  const [first, second] = fake.calls(loginFreePlay);
  expect(first?.request).toMatchObject({ platform: 'W', gatewayVersion: 3 });
  expect(first?.request.random).toMatch(/^[\w-]{22}$/);
  expect(second?.request.random).not.toBe(first?.request.random);
  expect(getToken()).toBe('trial');
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8', 'unknown'],
])('detects the operating system of %s: %s', (userAgent, os) =>
  expect(operatingSystem(userAgent)).toBe(os),
);
