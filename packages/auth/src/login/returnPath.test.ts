import fc from 'fast-check';
import { expect, test } from 'vitest';

import { returnPath } from './returnPath';

test.each([
  ['/rng?vendor=KAWAYAN#top', '/rng?vendor=KAWAYAN#top'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  ['/register.html?x=1', '/'],
])('resolves the return path %s to %s', (wanted, path) => expect(returnPath(wanted)).toBe(path));

test('never leaves the site, whatever the input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.webPath().map((path) => `/${path}`),
      ),
      (wanted) => {
        const { origin } = new URL(returnPath(wanted), 'https://site.example');
        expect(origin).toBe('https://site.example');
      },
    ),
  );
});
