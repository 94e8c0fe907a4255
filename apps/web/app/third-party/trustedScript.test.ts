import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('allows only the service worker and the tag', async () => {
  const { tagAddress, trustedScript, WORKER_ADDRESS } = await import('./trustedScript');
  expect(trustedScript(WORKER_ADDRESS)).toBe('/sw.js');
  expect(trustedScript(tagAddress('G-ABC123'))).toMatch(/id=G-ABC123$/);
  for (const address of ['/other.js', 'https://evil.example/gtag/js?id=G-1', tagAddress('"><x>')]) {
    expect(() => trustedScript(address)).toThrow(/is no script of this site/);
  }
});

test('creates one policy, with the name in the content security policy', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedScript } = await import('./trustedScript');
  trustedScript('/sw.js');
  trustedScript('/sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['scripts']);
});
