import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixture } from '../fixture.ts';
import { readPublicPackages } from '../publicPackages.ts';
import { compareReports, createReports, updateReports } from './reportFiles.ts';

function reportsOf(files?: Readonly<Record<string, string>>) {
  const root = createFixture(files);
  const packages = readPublicPackages(root);
  const reports = createReports(packages);
  return { root, packages, reports };
}

test('reports what an entry point exports and refers to', () => {
  const { root, packages, reports } = reportsOf();
  expect(compareReports(root, packages, reports)).toEqual([
    'packages/cards/api/index.api.md is missing.',
    'packages/cards/api/deck-shuffle.api.md is missing.',
  ]);
  updateReports(packages, reports);
  expect(compareReports(root, packages, reports)).toEqual([]);
  expect(readFileSync(join(root, 'packages/cards/api/index.api.md'), 'utf8')).toContain(
    '// @public (undocumented)\ninterface Card {\n    suit: string;\n}\n\n' +
      '// @public\nexport function draw(): Card;',
  );
});

test('shows what has changed, and reports of removed entry points', () => {
  const { root, packages, reports } = reportsOf();
  updateReports(packages, reports);
  writeFileSync(join(root, 'packages/cards/api/old.api.md'), '');
  writeFileSync(
    join(root, 'packages/cards/dist/index.d.ts'),
    '/** Draws cards. */\nexport declare function draw(count: number): void;\n',
  );
  const changed = createReports(packages);
  expect(compareReports(root, packages, changed)).toEqual([
    expect.stringMatching(/^packages\/cards\/api\/index\.api\.md has changed:\n/),
    'packages/cards/api/old.api.md belongs to no entry point.',
  ]);
  expect(compareReports(root, packages, changed)[0]).toContain(
    '- export function draw(): Card;\n+ export function draw(count: number): void;',
  );
  updateReports(packages, changed);
  expect(compareReports(root, packages, changed)).toEqual([]);
});

test('finds an export without a doc comment', () => {
  const { reports } = reportsOf({
    'packages/cards/dist/shuffle.d.ts':
      '/** Shuffles. */\nexport declare function shuffle(): void;\nexport declare const JOKERS = 2;\n',
  });
  expect(reports.undocumented).toEqual(['@fixture/cards/deck/shuffle: JOKERS']);
});

test('says what to do if a package isn’t built', () => {
  const root = createFixture();
  const packages = readPublicPackages(root);
  rmSync(join(root, 'packages/cards/dist/shuffle.d.ts'));
  expect(() => createReports(packages)).toThrow('Build the packages first: pnpm build');
});
