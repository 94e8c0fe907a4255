import { expect, test } from 'vitest';

import { parseOptions } from './options.ts';

test('options are read from the command line', () => {
  expect(parseOptions(['--base', 'main', '--only=button', '--changed', '--accept'])).toEqual({
    base: 'main',
    only: 'button',
    changed: true,
    accept: true,
  });
});

test.each([['--bas'], ['button'], ['--only']])('%s is an error', (argument) => {
  expect(() => parseOptions([argument])).toThrow(argument);
});
