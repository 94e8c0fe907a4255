import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { heavyImports, sideEffectErrors } from './treeShaking';
import { samplePackage } from './testingPackage';

const root = ({ folder }: { folder: string }) => join(folder, '../../..');

describe('a bare import', () => {
  test('of a package without side effects leaves nothing', async () => {
    const packed = samplePackage({ 'dist/index.js': 'import "react";\nglobalThis.one = 1;\n' });
    expect(await sideEffectErrors(packed)).toEqual([]);
  });

  test('of a package that has side effects is found', async () => {
    const packed = samplePackage(
      { 'dist/index.js': 'globalThis.one = 1;\n' },
      { sideEffects: true },
    );
    expect(await sideEffectErrors(packed)).toEqual([
      expect.stringMatching(/^tree shaking: “\.” leaves \d+ characters unused$/),
    ]);
  });

  test('of styles keeps them', async () => {
    const exports = { './styles.css': './dist/index.css' };
    const files = { 'dist/index.css': '.a { color: red; }\n' };
    expect(await sideEffectErrors(samplePackage(files, { exports }))).toEqual([]);
    expect(await sideEffectErrors(samplePackage(files, { exports, sideEffects: false }))).toEqual([
      'tree shaking: “sideEffects” lets bundlers drop the styles of “./styles.css”',
    ]);
  });
});

test('a light export must not pull in a heavy dependency', async () => {
  const light = { from: '@perya/sample', name: 'one', without: ['swiper'] };
  const heavy = samplePackage({
    'dist/index.js': "import swiper from 'swiper/core';\nexport const one = () => swiper;\n",
  });
  expect(await heavyImports(root(heavy), light)).toEqual([
    'tree shaking: one of @perya/sample pulls in swiper',
  ]);
  const unused = samplePackage({
    'dist/index.js':
      "import swiper from 'swiper';\nexport const one = 1;\nexport const two = () => swiper;\n",
  });
  expect(await heavyImports(root(unused), light)).toEqual([]);
  const lazy = samplePackage({ 'dist/index.js': "export const one = () => import('swiper');\n" });
  expect(await heavyImports(root(lazy), light)).toEqual([]);
});
