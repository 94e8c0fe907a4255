import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleTypes } from './bundleTypes';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const entry = (name: string) => ({
  '@perya/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

interface BundleOptions {
  entries?: readonly string[];
  manifest?: object;
  sources?: Readonly<Record<string, string>>;
}

/** Bundles emitted declarations, and reads the files of `dist`. */
async function bundle(
  emitted: Record<string, string>,
  { entries = ['index'], manifest = {}, sources = {} }: BundleOptions = {},
): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-types-'));
  folders.push(folder);
  const exports = Object.fromEntries(entries.map((name) => [`./${name}`, entry(name)]));
  const texts = Object.entries({
    'package.json': JSON.stringify({ name: '@perya/sample', exports, ...manifest }),
    ...Object.fromEntries(
      Object.entries(emitted).map(([path, text]) => [`dist/.types/${path}`, text]),
    ),
    ...sources,
  });
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await bundleTypes(folder);
  const dist = join(folder, 'dist');
  expect(existsSync(join(dist, '.types'))).toBe(false);
  return Object.fromEntries(
    readdirSync(dist).map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );
}

test('has one file per entry, without imports of single modules', async () => {
  const files = await bundle({
    'index.d.ts': "import './index.css';\nexport * from './parts';\n",
    'parts/index.d.ts': "export { one } from './one';\n",
    'parts/one.d.ts': 'export declare const one: number;\n',
  });
  expect(Object.keys(files)).toEqual(['index.d.ts']);
  expect(files['index.d.ts']).toContain('declare const one: number;');
  expect(files['index.d.ts']).not.toMatch(/from|import/);
});

test('declares what entries share once, and imports it with its extension', async () => {
  const files = await bundle(
    {
      'index.d.ts': "export { Shared } from './shared';\n",
      'other.d.ts': "import { Shared } from './shared';\nexport declare const other: Shared;\n",
      'shared.d.ts': 'export declare class Shared { private own; }\n',
    },
    { entries: ['index', 'other'] },
  );
  const declaring = Object.values(files).filter((text) => text.includes('declare class Shared'));
  expect(declaring).toHaveLength(1);
  expect(files['other.d.ts']).toMatch(/from '\.\/[\w-]+\.js'/);
});

test('keeps the types in a namespace types when another entry declares them', async () => {
  const files = await bundle(
    {
      'index.d.ts': "export * from './all';\n",
      'other.d.ts':
        "import * as all from './all';\nexport declare const names: keyof typeof all;\n",
      'all.d.ts': 'export type Kind = string;\nexport declare const kind: Kind;\n',
    },
    { entries: ['index', 'other'] },
  );
  expect(Object.values(files).join('\n')).not.toContain('typeof Kind');
});

test('gives an imported JSON file its type', async () => {
  const files = await bundle(
    {
      'index.d.ts': "import texts from './texts.json';\nexport declare const all: typeof texts;\n",
    },
    { sources: { 'src/texts.json': '{ "a": "b", "list": [1, "x"], "none": null }' } },
  );
  expect(files['index.d.ts']).toMatch(/"?a"?: string/);
  expect(files['index.d.ts']).toContain('(number | string)[]');
});

test.each([
  ['an import', "import { Ky } from 'ky/core';\nexport declare const ky: Ky;\n", 'ky'],
  ['an inline import', "export declare const ky: import('@scope/ky').Ky;\n", '@scope/ky'],
])('rejects %s of a package that a consumer does not get', async (_, text, name) => {
  await expect(bundle({ 'index.d.ts': text })).rejects.toThrow(
    `The types of @perya/sample refer to ${name}: add it to its dependencies`,
  );
  const files = await bundle(
    { 'index.d.ts': text },
    { manifest: { peerDependencies: { [name]: '^1.0.0' } } },
  );
  expect(files['index.d.ts']).toContain(name);
});

test('rejects a module that was not emitted', async () => {
  await expect(bundle({ 'index.d.ts': "export * from './gone';\n" })).rejects.toThrow('./gone');
});

test('rejects an entry that has types but no source', async () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  await expect(bundle({ 'index.d.ts': 'export {};\n' }, { manifest: { exports } })).rejects.toThrow(
    'The export “.” has types but no source',
  );
});
