import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withLayerOrder } from './index';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ORDER = '@layer reset, tokens, base, components;';

test('adds the order before a sheet with layered rules, on its first line', () => {
  const css = '@layer components {\n  .card {\n  }\n}\n';
  expect(withLayerOrder(css)).toBe(`${ORDER} ${css}`);
});

test('does not change a sheet without layers, or one that declares the order', () => {
  for (const css of ['.page {}\n', `${ORDER}\n\n@layer components { .card {} }\n`]) {
    expect(withLayerOrder(css)).toBe(css);
  }
});

test('is the only place that repeats the order', () => {
  const sheets = globSync(['apps/*/{app,src}/**/*.css', 'packages/*/src/**/*.css'], { cwd: ROOT });
  const repeating = sheets.filter((path) => readFileSync(ROOT + path, 'utf8').includes(ORDER));
  expect(sheets.length).toBeGreaterThan(300);
  expect(repeating).toEqual(['packages/ui-kit/src/styles/layers.css']);
});
