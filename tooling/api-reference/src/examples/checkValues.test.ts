import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkExampleValues, withChecks } from './checkValues.ts';
import { expectValue } from './expectValue.ts';

let count = 0;

function valuesOf(code: string, isTsx = false) {
  count += 1;
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, `${count}.ts`);
  return checkExampleValues([{ file: 'README.md', line: 10, isTsx, code, path }]);
}

test('compares the values of expressions and constants', async () => {
  const code = [
    'const sum = 1 + 1; // => 2',
    'const price: number = sum * 2;',
    '',
    'price.toFixed(',
    '  2,',
    ");  // => '4.00'",
    '[{ a: 1, b: undefined }]; // => [{ a: 1 }]',
    'price; // not a value',
  ].join('\n');
  expect(await valuesOf(code)).toEqual({ errors: [], compared: 3 });
});

test('reports a wrong value at its line', async () => {
  const { errors } = await valuesOf('const sum = 1 + 1;\n\nsum; // => 3');
  expect(errors).toEqual(['README.md:12: the value is 2, not 3.']);
});

test('reports an example that throws', async () => {
  const { errors } = await valuesOf("JSON.parse('{'); // => 1");
  expect(errors).toEqual([expect.stringMatching(/^README\.md:10: .*JSON/)]);
});

test('doesn’t run an example without values', async () => {
  expect(await valuesOf("throw new Error('run');")).toEqual({ errors: [], compared: 0 });
});

test('shows values only in TypeScript without JSX', async () => {
  const { errors } = await valuesOf('const a = <b />; // => 1', true);
  expect(errors).toEqual(['README.md:10: only a block fenced as `ts` can show values.']);
});

test('calls the check with the place of the statement', () => {
  const { code } = withChecks({
    file: 'README.md',
    line: 10,
    isTsx: false,
    code: '\n// A sum.\n1 + 1; // => 2',
  });
  expect(code).toContain('expectValue(1 + 1, (2), "README.md:12");');
});

test.each([
  [
    { b: 1, a: { c: [1] } },
    { a: { c: [1] }, b: 1 },
  ],
  [{ a: undefined }, {}],
  [9n, 9n],
])('counts %o as %o', (actual, shown) => {
  expect(() => expectValue(actual, shown, 'README.md:1')).not.toThrow();
});

test.each([
  [1, '1'],
  [[1], [1, 2]],
  [9n, 9],
  [null, undefined],
])('tells %o from %o', (actual, shown) => {
  expect(() => expectValue(actual, shown, 'README.md:1')).toThrow('README.md:1: the value is');
});
