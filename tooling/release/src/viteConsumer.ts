import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { run } from './command.ts';
import { entriesOf, entriesOnNode, type PackedPackage } from './pack.ts';
import { checkServedPage, fileOfIcon } from './servedPage.ts';

const ENTRIES_SCRIPT = 'entries.mjs';

/** A component of each package with styles, by its class in the built styles. */
const STYLED = [/Button/, /GameCard/];

/** Adds a module that imports the types of every entry, and a script that imports every entry. */
export function addEntries(folder: string, packages: readonly PackedPackage[]): void {
  const types = entriesOf(packages).map((entry, at) => `export * as entry${at} from '${entry}';`);
  writeFileSync(join(folder, 'src/entries.ts'), `${types.join('\n')}\n`);
  const list = JSON.stringify(entriesOnNode(packages));
  writeFileSync(
    join(folder, ENTRIES_SCRIPT),
    `const counts = {};
for (const entry of ${list}) counts[entry] = Object.keys(await import(entry)).length;
console.log(JSON.stringify(counts));
`,
  );
}

/** Fails if Node can't import an entry, or if it exports nothing. */
export async function checkEntriesOnNode(
  folder: string,
  packages: readonly PackedPackage[],
): Promise<void> {
  const output = await run(process.execPath, [ENTRIES_SCRIPT], { cwd: folder });
  const counts = JSON.parse(output) as Record<string, number>;
  const wrong = entriesOnNode(packages).filter((entry) => !counts[entry]);
  assert.deepEqual(wrong, [], 'entries without exports');
}

/** Builds the page, and opens the build and the development server in a browser. */
export async function checkVitePage(folder: string): Promise<void> {
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel=error'], {
    cwd: folder,
  });
  checkStyles(folder);
  const project = { folder, program: 'vite', path: '/rng' };
  const onPort = (port: number) => ['--host=127.0.0.1', '--strictPort', `--port=${port}`];
  await checkServedPage({ ...project, args: (port) => ['preview', ...onPort(port)] }, checkLobby);
  await checkServedPage({ ...project, args: onPort }, checkLobby);
}

/** Fails if the build lacks the styles of a package. */
function checkStyles(folder: string): void {
  const styles = globSync('dist/assets/*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  for (const name of STYLED) assert.match(styles, name, 'the built styles');
}

/** The games are shown and styled, and the list of hot games shows fewer of them. */
async function checkLobby(page: Page): Promise<void> {
  const cards = page.getByRole('button', { name: /^Play / });
  const monsoon = page.getByRole('button', { name: 'Play Monsoon Night' });
  await monsoon.waitFor();
  assert.equal(await cards.count(), 24, 'game cards');
  assert.match(await monsoon.evaluate((card) => getComputedStyle(card).position), /absolute/);
  assert.match(await fileOfIcon(page.locator('svg[data-category]').first()), /id="RNG"/);
  await page.getByRole('link', { name: /^Hot/ }).first().click();
  await monsoon.waitFor({ state: 'detached' });
  assert.equal(await cards.count(), 5, 'cards of hot games');
}
