import { expect, it } from 'vitest';
import { createFakePlatform } from '../testing/fakePlatform';
import { listRouters, routerOrigin } from './routes';

it.each([
  ['perya.example', 'https://perya.example'],
  ['Perya.example:8443', 'https://perya.example:8443'],
  ['localhost:4173', 'http://localhost:4173'],
  ['[::1]:4173', 'http://[::1]:4173'],
])('parses %s as a host', (domain, origin) => {
  expect(routerOrigin(domain)).toBe(origin);
});

it.each(['perya.example/path', 'user@perya.example', 'https://perya.example', 'a b', ''])(
  'does not accept %j as a host',
  (domain) => {
    expect(routerOrigin(domain)).toBeNull();
  },
);

it('omits entries that are not hosts', async () => {
  const fake = createFakePlatform().on(listRouters, () => ({
    list: [
      { domain: 'perya.example', speed: 0 },
      { domain: 'evil.example/../', speed: 0 },
    ],
  }));
  expect(await fake.client().call(listRouters, {})).toEqual([
    { domain: 'perya.example', origin: 'https://perya.example', speedMs: 0 },
  ]);
});
