import { expect, test } from 'vitest';
import { framableAddress } from './framableAddress';

const SITE = 'https://perya.example';

test.each([
  'https://play.example/slot?ticket=1',
  'http://localhost:4181/slot',
  'http://127.0.0.1:1',
])('frames %s', (address) => {
  expect(framableAddress(address, SITE)?.origin).toBe(new URL(address).origin);
});

test.each([
  ['the site itself, whose scripts could escape the sandbox', `${SITE}/slot`],
  ['a javascript: URL', 'javascript:alert(1)'],
  ['a data: URL', 'data:text/html,<b>'],
  ['a remote http: URL', 'http://play.example/slot'],
  ['a URL with a password', 'https://juan:secret@play.example/'],
  ['a relative URL', '/slot'],
])('does not frame %s', (_, address) => {
  expect(framableAddress(address, SITE)).toBeNull();
});
