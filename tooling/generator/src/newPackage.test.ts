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
