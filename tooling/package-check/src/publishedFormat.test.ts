import { expect, test } from 'vitest';
import { formatErrors } from './publishedFormat';
import { samplePackage } from './testingPackage';

test('accepts a package whose files and types resolve', async () => {
  expect(await formatErrors(samplePackage())).toEqual([]);
});

test('finds an export whose file is not packed', async () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/missing.js' } };
  const errors = await formatErrors(samplePackage({}, { exports }));
  expect(errors).toContainEqual(expect.stringMatching(/^publint: .*missing\.js/));
});

test('finds types that import a module without its extension', async () => {
  const packed = samplePackage({
    'dist/index.d.ts': "export * from './one';\n",
    'dist/one.d.ts': 'export declare const one: number;\n',
  });
  expect(await formatErrors(packed)).toEqual([
    expect.stringMatching(/^types: .*internal resolution error.*node16-esm/i),
  ]);
});

test('finds an entry without types', async () => {
  const exports = { '.': { default: './dist/other.js' } };
  const packed = samplePackage({ 'dist/other.js': 'export const two = 2;\n' }, { exports });
  expect(await formatErrors(packed)).toContainEqual(expect.stringMatching(/^types: \.: /));
});
