import { afterEach, expect, test } from 'vitest';

import { keepRouters, keptRouters } from './routerCache';

afterEach(() => sessionStorage.clear());

const host = { domain: 'perya.example', origin: 'https://perya.example', speedMs: 0 };

test('keeps the hosts for the tab, not what was measured', () => {
  keepRouters([{ ...host, speedMs: 12 }]);
  expect(keptRouters()).toEqual([host]);
});

test.each(['{', '{}', '[]', '[7, "evil.example/../", "javascript:alert(1)"]'])(
  'asks again where %s was kept',
  (kept) => {
    sessionStorage.setItem('routers', kept);
    expect(keptRouters()).toBeNull();
  },
);
