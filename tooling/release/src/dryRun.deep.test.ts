import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { run } from './command';
import { CONSUMER_LIST, checkInstalledOnce } from './consumers';
import { dryRunRelease, type ReleasedPackage } from './dryRun';
import { entriesOf } from './pack';
import { publicPackages } from '@perya/launcher';
import { printedSteps } from './steps';
import { checkTypes } from './typeErrors';
import { checkEntriesOnNode, checkVitePage } from './viteConsumer';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MINUTES = 60_000;

/** Messages of checks that must fail once something in a consumer is broken. */
const failures: Record<string, string> = {};
let released: ReleasedPackage[];
let written = '';
let changesBefore: string;

const changes = () => run('git', ['status', '--porcelain'], { cwd: ROOT });

beforeAll(async () => {
  changesBefore = await changes();
  const step = printedSteps((text) => (written += text));
  released = await dryRunRelease(ROOT, step, async ({ packages, consumerFolder }) => {
    const vite = consumerFolder('vite');
    const failureOf = async (file: string, from: string, to: string, check: () => unknown) => {
      const path = join(vite, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
      writeFileSync(path, text.replace(from, to));
      const message = await Promise.resolve()
        .then(check)
        .then(
          () => 'passed',
          (error: unknown) => (error as Error).message,
        );
      writeFileSync(path, text);
      return message;
    };
    failures['prop'] = await failureOf('src/main.tsx', '"success"', '"nothing"', () =>
      checkTypes(vite),
    );
    failures['copy'] = await failureOf(
      'package-lock.json',
      '"node_modules/react": {',
      '"node_modules/@perya/lobby/node_modules/react": {}, "node_modules/react": {',
      () => checkInstalledOnce(vite, packages),
    );
    const lobby = 'node_modules/@perya/lobby/dist/index.js';
    failures['entry'] = await failureOf(lobby, 'export {', 'import "absent";\nexport {', () =>
      checkEntriesOnNode(vite, packages),
    );
    failures['styles'] = await failureOf(
      'src/main.tsx',
      "import '@perya/lobby/styles.css';",
      '',
      () => checkVitePage(vite),
    );
    failures['page'] = await failureOf('src/main.tsx', "'#app'", "'#absent'", () =>
      checkVitePage(vite),
    );
    failures['games'] = await failureOf('src/platform.ts', 'wireGames(24)', 'wireGames(20)', () =>
      checkVitePage(vite),
    );
  });
}, 30 * MINUTES);

test('tries every consumer after the packages are checked', () => {
  const titles = [...written.matchAll(/› (.+) … [\d.]+ s/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Check the changesets',
    'Copy the repository',
    'Version the packages',
    'Install from the store',
    'Build the packages',
    'Pack the packages',
    'Rehearse publishing',
    'Check the packages as published',
    ...CONSUMER_LIST.flatMap(({ title }) => [`${title}: install`, `${title}: check`]),
  ]);
});

test('releases every public package', () => {
  const before = new Map(publicPackages(ROOT).map(({ name, version }) => [name, version]));
  expect(new Map(released.map(({ name, oldVersion }) => [name, oldVersion]))).toEqual(before);
  expect(entriesOf(released).length).toBeGreaterThan(released.length);
});

test('does not modify the repository', async () => {
  expect(await changes()).toBe(changesBefore);
});

test.each([
  ['an invalid prop of a component', 'prop', /main\.tsx.*TS2322/],
  ['a second copy of React', 'copy', /^react is installed 2 times/],
  ['an entry that Node cannot import', 'entry', /absent/],
  ['a page without the styles of a package', 'styles', /the built styles/],
  ['a page that throws', 'page', /React error #299/],
  ['a page that lacks games', 'games', /game cards/],
])('fails with %s', (_, kind, message) => {
  expect(failures[kind]).toMatch(message);
});
