import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typePrograms } from './typePrograms.ts';

const TSC = `${dirname(createRequire(import.meta.url).resolve('typescript/package.json'))}/bin/tsc`;

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(`${tmpdir()}/perya-types-`));
  writeFileSync(
    `${root}/tsconfig.base.json`,
    '{"compilerOptions":{"strict":true,"noEmit":true,"module":"ESNext","moduleResolution":"bundler"}}',
  );
  addPackage('packages/left', { types: [] }, 'export const left = 1;\n');
  addPackage('packages/right', { types: [] }, 'export const right: number = 2;\n');
  addPackage('apps/one', { types: [], rootDirs: ['.'] }, 'export const one = 3;\n');
  addPackage('apps/two', { types: [], rootDirs: ['.'] }, 'export const two = 4;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function addPackage(folder: string, compilerOptions: object, source: string) {
  mkdirSync(`${root}/${folder}/src`, { recursive: true });
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['src'] };
  writeFileSync(`${root}/${folder}/tsconfig.json`, JSON.stringify(config));
  writeFileSync(`${root}/${folder}/src/index.ts`, source);
}

const filesOf = (path: string) =>
  execFileSync('node', [TSC, '-p', path, '--listFilesOnly'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.startsWith(root));

it('checks every package, those with the same compiler options in one program unless they name folders', () => {
  const programs = typePrograms(root, `${root}/reports/types`);
  expect(programs.map(filesOf)).toEqual([
    [`${root}/apps/one/src/index.ts`],
    [`${root}/apps/two/src/index.ts`],
    [`${root}/packages/left/src/index.ts`, `${root}/packages/right/src/index.ts`],
  ]);
});

it('finds an error of any package that shares a program', () => {
  writeFileSync(`${root}/packages/right/src/index.ts`, "export const right: number = 'two';\n");
  const shared = typePrograms(root, `${root}/reports/types`).at(-1) ?? '';
  const { status, stdout } = spawnSync('node', [TSC, '-p', shared], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout).toContain('packages/right/src/index.ts(1,14): error TS2322');
});
