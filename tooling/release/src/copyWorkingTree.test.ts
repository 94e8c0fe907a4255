import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './command';
import { copyWorkingTree } from './copyWorkingTree';

const FILES = [
  '.gitignore',
  'src/a.ts',
  'src/b.ts',
  'new.md',
  'dist/a.js',
  'src/dist/a.js',
  'a.log',
];
const COPIED = ['.gitignore', 'new.md', 'src/a.ts', 'src/b.ts'];

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'perya-copy-'));
  root = join(base, 'root');
  for (const file of FILES) write(file);
  writeFileSync(join(root, '.gitignore'), 'dist/\n*.log\n');
});
afterEach(() => rmSync(base, { recursive: true }));

function write(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), file);
}

async function copied(): Promise<string[]> {
  const copy = join(base, 'copy');
  await copyWorkingTree(root, copy);
  const all = globSync(['**/*', '**/.*'], { cwd: copy, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .sort();
}

test('copies committed and new files of a repository, without ignored and deleted ones', async () => {
  const git = (...args: string[]) => run('git', args, { cwd: root });
  write('deleted.ts');
  await git('init', '--quiet');
  await git('add', '.gitignore', 'src', 'deleted.ts');
  rmSync(join(root, 'deleted.ts'));
  expect(await copied()).toEqual(COPIED);
});

test('copies a folder without a repository by its .gitignore', async () => {
  expect(await copied()).toEqual(COPIED);
});

test('copies a folder inside of another repository by its .gitignore', async () => {
  await run('git', ['init', '--quiet'], { cwd: base });
  expect(await copied()).toEqual(COPIED);
});
