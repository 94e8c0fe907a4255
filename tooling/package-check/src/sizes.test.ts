import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measureSizes, sizeErrors } from './sizes';
import { samplePackage } from './testingPackage';

const sizes = (...entries: [string, number][]) => new Map(entries);

describe('a budget', () => {
  const budgets = [{ name: '.', limit: '1.5 kB' }];

  test('is kept by an entry of its size', () => {
    expect(sizeErrors(sizes(['.', 1500]), budgets)).toEqual([]);
  });

  test('that is exceeded says by how much', () => {
    expect(sizeErrors(sizes(['.', 1750]), budgets)).toEqual([
      'size: “.” has 1.75 kB, 0.25 kB above its budget of 1.50 kB',
    ]);
  });

  test('is required, and only for entries that exist', () => {
    expect(sizeErrors(sizes(['./new', 400]), budgets)).toEqual([
      'size: “./new” has no budget in “size-limit”; it has 0.40 kB',
      'size: “.” has a budget but no entry',
    ]);
  });

  test('must be in kilobytes', () => {
    expect(() => sizeErrors(sizes(['.', 1]), [{ name: '.', limit: '2' }])).toThrow('is not a size');
  });
});

/** Text that doesn't compress. */
const noise = (seed: number) =>
  Array.from({ length: 300 }, (_, index) => ((index + seed) * 2654435761) % 4294967296).join(',');

const measure = async (files: Record<string, string>) => {
  const packed = samplePackage(files);
  return (await measureSizes(packed, join(packed.folder, '../out'))).get('.') ?? 0;
};

test('measures an entry with what it imports, without what it loads later', async () => {
  const part = { 'dist/part.js': `export const part = [${noise(1)}];\n` };
  const alone = await measure({});
  const lazy = await measure({
    ...part,
    'dist/index.js': "export const one = () => import('./part.js');\n",
  });
  const whole = await measure({ ...part, 'dist/index.js': "export { part } from './part.js';\n" });
  expect(lazy).toBeLessThan(alone + 100);
  expect(whole).toBeGreaterThan(alone + 500);
});

test('measures styles', async () => {
  const exports = { './styles.css': './dist/index.css' };
  const packed = samplePackage({ 'dist/index.css': '.a { color: red; }\n' }, { exports });
  const size = (await measureSizes(packed, join(packed.folder, '../out'))).get('./styles.css');
  expect(size).toBeGreaterThan(5);
  expect(size).toBeLessThan(60);
});
