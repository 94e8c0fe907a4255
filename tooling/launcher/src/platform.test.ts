import { expect, test } from 'vitest';
import { exitMessage } from './platform';

test('finds the last sentence of a program in its logs', () => {
  expect(
    exitMessage([
      '{"level":30,"msg":"starting"}',
      'The data folder is in use by process 12: stop it.',
      '',
    ]),
  ).toBe('The data folder is in use by process 12: stop it.');
});

test('finds the error of a crashed program', () => {
  const tail = [
    'node:internal/modules',
    '    throw err;',
    "Error: Cannot find module 'x'",
    '    at a.b (c.js:1:2)',
    'Node.js v24.21.0',
  ];
  expect(exitMessage(tail)).toBe("Error: Cannot find module 'x'");
});

test('returns nothing without output', () => {
  expect(exitMessage(['{"level":60}', ''])).toBeUndefined();
});
