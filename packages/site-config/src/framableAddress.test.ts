import { expect, test } from 'vitest';
import { framableAddress } from './framableAddress';

const SITE = 'https://perya.example';

test.each([
  'https://play.example/slot?ticket=1',
  'http://localhost:4190/slot',
  'http://127.0.0.1:1',
])('frames %s', (address) => {
  expect(framableAddress(address, SITE)?.origin).toBe(new URL(address).origin);
});

test.each([
  ['the site itself, out of whose sandbox a script could reach', `${SITE}/slot`],
  ['a script', 'javascript:alert(1)'],
  ['a document made of text', 'data:text/html,<b>'],
  ['an open line', 'http://play.example/slot'],
  ['an address with a password in it', 'https://juan:secret@play.example/'],
  ['no address at all', '/slot'],
])('does not frame %s', (_, address) => {
  expect(framableAddress(address, SITE)).toBeNull();
});
