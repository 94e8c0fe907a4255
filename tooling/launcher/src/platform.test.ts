import { expect, test } from 'vitest';
import { lastWords } from './platform';

test('finds the sentence that a program ended with among its records', () => {
  expect(
    lastWords([
      '{"level":30,"msg":"starting"}',
      'The data folder is in use by process 12: stop it.',
      '',
    ]),
  ).toBe('The data folder is in use by process 12: stop it.');
});

test('finds the error of a program that broke', () => {
  const tail = [
    'node:internal/modules',
    '    throw err;',
    "Error: Cannot find module 'x'",
    '    at a.b (c.js:1:2)',
    'Node.js v24.21.0',
  ];
  expect(lastWords(tail)).toBe("Error: Cannot find module 'x'");
});

test('says nothing where there is nothing to say', () => {
  expect(lastWords(['{"level":60}', ''])).toBeUndefined();
});
