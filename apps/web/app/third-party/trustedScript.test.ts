import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('lets the service worker and the tag through, and nothing else', async () => {
  const { tagAddress, trustedScript, WORKER_ADDRESS } = await import('./trustedScript');
  expect(trustedScript(WORKER_ADDRESS)).toBe('/sw.js');
  expect(trustedScript(tagAddress('G-ABC123'))).toMatch(/id=G-ABC123$/);
  for (const address of ['/other.js', 'https://evil.example/gtag/js?id=G-1', tagAddress('"><x>')]) {
    expect(() => trustedScript(address)).toThrow(/is no script of this site/);
  }
});

test('makes one policy, by the name that the page policy knows', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedScript } = await import('./trustedScript');
  trustedScript('/sw.js');
  trustedScript('/sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['scripts']);
});
