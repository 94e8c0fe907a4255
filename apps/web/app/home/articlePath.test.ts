import { expect, test } from 'vitest';

import { articlePath } from './articlePath';

test.each([
  ['/help?article=terms', '/helpmc?article=terms'],
  ['/help/?article=a%26b&lang=th', '/helpmc?article=a%26b&lang=th'],
  ['/help', null],
  ['/?article=terms', null],
  ['/helpmc?article=terms', null],
])('leads from %s to %s', (address, path) => {
  expect(articlePath(new URL(address, 'https://perya.example'))).toBe(path);
});
