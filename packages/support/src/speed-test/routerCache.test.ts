import { afterEach, expect, test } from 'vitest';

import { keepRouters, keptRouters } from './routerCache';

afterEach(() => sessionStorage.clear());

const host = { domain: 'perya.example', origin: 'https://perya.example', speedMs: 0 };

test('caches the hosts for the tab, without the measurements', () => {
  keepRouters([{ ...host, speedMs: 12 }]);
  expect(keptRouters()).toEqual([host]);
});

test.each(['{', '{}', '[]', '[7, "evil.example/../", "javascript:alert(1)"]'])(
  'fetches again when the cache contains %s',
  (kept) => {
    sessionStorage.setItem('routers', kept);
    expect(keptRouters()).toBeNull();
  },
);
