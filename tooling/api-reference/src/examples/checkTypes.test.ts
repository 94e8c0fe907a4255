import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createFixture } from '../fixture.ts';
import { readPublicPackages } from '../publicPackages.ts';
import { checkExampleTypes, placeErrors } from './checkTypes.ts';
import { writeExampleProject } from './exampleProject.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/.bin/tsc');

function typeErrorsOf(...codes: string[]): string[] {
  const root = createFixture();
  const [owner] = readPublicPackages(root);
  if (owner === undefined) throw new Error(`No package in ${root}.`);
  mkdirSync(join(owner.folder, 'node_modules'));
  const examples = codes.map((code, index) => ({
    file: 'packages/cards/README.md',
    line: 10 * (index + 1),
    isTsx: false,
    code,
  }));
  const folder = join(root, 'reports/examples');
  return checkExampleTypes(TSC, folder, writeExampleProject(folder, [{ owner, examples }]));
}

test('accepts an example that uses a public entry point', () => {
  const code = "import { draw } from '@fixture/cards';\n\ndraw().suit.toUpperCase();";
  expect(typeErrorsOf(code)).toEqual([]);
});

test('reports a wrong call and a private path at their places', () => {
  const [call, path, ...others] = typeErrorsOf(
    "import { draw } from '@fixture/cards';\n\ndraw(2);",
    "import { draw } from '@fixture/cards/dist/index.js';",
  );
  expect(call).toMatch(/^packages\/cards\/README\.md:12: TS2554: Expected 0 arguments/);
  expect(path).toMatch(
    /^packages\/cards\/README\.md:20: TS\d+: .*@fixture\/cards\/dist\/index\.js/,
  );
  expect(others).toEqual([]);
});

test('keeps the explanation below an error, and errors of other files', () => {
  const example = { file: 'README.md', line: 5, isTsx: false, code: '', path: '/x/cards/001.ts' };
  const output = [
    "cards/001.ts(2,1): error TS2345: Argument of type 'A' is wrong.",
    "  Property 'b' is missing.",
    'tsconfig.json(1,1): error TS5023: Unknown compiler option.',
    '',
  ];
  expect(placeErrors(output.join('\n'), '/x', [example])).toEqual([
    "README.md:6: TS2345: Argument of type 'A' is wrong.\n  Property 'b' is missing.",
    'tsconfig.json(1,1): error TS5023: Unknown compiler option.',
  ]);
});
