import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { filesOf, namesOf, newPackage } from './newPackage';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

test('converts a name to every required format', () => {
  expect(namesOf('prize-wheel')).toEqual({
    __name__: 'prize-wheel',
    __Name__: 'PrizeWheel',
    __camel__: 'prizeWheel',
    __Title__: 'Prize wheel',
  });
});

test.each(['', 'Prize', 'prize_wheel', '-wheel', '9lives', 'a--b', '../escape', 'x'.repeat(41)])(
  'rejects “%s” as a name',
  (name) => expect(() => namesOf(name)).toThrow('is not a package name'),
);

test('leaves no placeholder in any file, whatever the name', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
      for (const [path, text] of filesOf(words.join('-'))) {
        expect(path + text).not.toMatch(/__(name|Name|camel|Title)__|\.tmpl/);
      }
    }),
    { numRuns: 20 },
  );
});

test('gives a package the fields, the build and the peers of the other features', () => {
  const manifestOf = (text = '{}') => JSON.parse(text) as Record<string, Record<string, string>>;
  const created = manifestOf(filesOf('prize-wheel').get('packages/prize-wheel/package.json'));
  const feature = new URL('../../../packages/promotions/package.json', import.meta.url);
  const existing = manifestOf(readFileSync(feature, 'utf8'));
  expect(Object.keys(created)).toEqual(Object.keys(existing));
  for (const field of ['scripts', 'publishConfig', 'files', 'sideEffects', 'engines']) {
    expect(created[field]).toEqual(existing[field]);
  }
  // The package makes no calls yet.
  const { '@tanstack/react-query': _, ...peers } = existing['peerDependencies'] ?? {};
  expect(created['peerDependencies']).toEqual(peers);
  const names = (budgets: unknown) => (budgets as { name: string }[]).map(({ name }) => name);
  expect(names(created['size-limit'])).toEqual(Object.keys(created['exports'] ?? {}));
});

test('writes every file, and never overwrites an existing package', () => {
  const root = mkdtempSync(join(tmpdir(), 'perya-new-'));
  folders.push(root);
  mkdirSync(join(root, 'packages'));
  const files = newPackage(root, 'prize-wheel');
  expect(files).toContain('packages/prize-wheel/src/pages/PrizeWheelPage.tsx');
  expect(
    JSON.parse(readFileSync(join(root, 'packages/prize-wheel/package.json'), 'utf8')),
  ).toMatchObject({
    name: '@perya/prize-wheel',
  });
  expect(() => newPackage(root, 'prize-wheel')).toThrow('already exists');
});

test('gives the README and the main exports an example', () => {
  const files = new Map(filesOf('prize-wheel'));
  expect(files.get('packages/prize-wheel/README.md')).toContain(
    "```tsx\nimport '@perya/prize-wheel/styles.css';",
  );
  for (const path of ['src/routes.tsx', 'src/pages/PrizeWheelPage.tsx']) {
    expect(files.get(`packages/prize-wheel/${path}`)).toContain(' * @example\n * ```tsx\n');
  }
});
