import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './paths.ts';

/** Files that no build uses, from `.gitignore`. */
const NOT_COPIED = new Set(['.git', ...ignoredFolders()]);

/** The part of pnpm that turbo calls, without its check of the installation, which would fail in a copy. */
const PNPM = `#!/bin/sh
PATH="$PWD/node_modules/.bin:$PATH" exec sh -c "$(node -p "require('./package.json').scripts['$2']")"
`;

interface TurboRun {
  status: number | null;
  output: string;
  /** Per task, such as `@perya/web#build`: whether turbo replayed it from the cache or ran it. */
  cache: Record<string, 'hit' | 'miss' | 'bypass'>;
}

export interface ScratchRepository {
  readonly folder: string;
  /** Runs `turbo run` with its own cache. */
  turbo(args: readonly string[], env?: NodeJS.ProcessEnv): TurboRun;
  /** Returns the hash of each task of a run by id, without running it. */
  hashes(...args: string[]): Record<string, string | null>;
  /** Replaces a text in a file, which must contain it, until `restore`. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** Reverts all edits. */
  restore(): void;
  remove(): void;
}

/**
 * Copies the repository to a temporary folder. Installed packages are shared; workspace packages are those of
 * the copy.
 */
export function scratchRepository(): ScratchRepository {
  const base = mkdtempSync(join(tmpdir(), 'perya-scratch-'));
  const folder = join(base, 'repository');
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  linkInstalled(folder);
  const bin = join(base, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'pnpm'), PNPM);
  chmodSync(join(bin, 'pnpm'), 0o755);

  // Without variables of the surrounding run: a git hook or another turbo would refer to the repository
  // itself.
  const ownEnv = {
    HOME: process.env['HOME'],
    PATH: `${bin}:${ROOT}/node_modules/.bin:${process.env['PATH']}`,
    TURBO_TELEMETRY_DISABLED: '1',
  };
  // Turbo finds the files of a task through git. Without git it reads .gitignore itself.
  spawnSync('git', ['init', '--quiet'], { cwd: folder, env: ownEnv });

  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(
      'turbo',
      ['run', ...args, `--cache-dir=${join(base, 'cache')}`, '--no-update-notifier'],
      { cwd: folder, env: { ...ownEnv, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
  const originals = new Map<string, string>();

  return {
    folder,
    turbo(args, env) {
      const { status, stdout, stderr } = run([...args, '--log-order=stream'], env);
      const output = stdout + stderr;
      const told = output.matchAll(/^(\S+):(\w+): cache (hit|miss|bypass)/gm);
      const cache = Object.fromEntries(
        [...told].map(([, name, task, how]) => [`${name}#${task}`, how]),
      );
      return { status, output, cache: cache as TurboRun['cache'] };
    },
    hashes(...args) {
      const { status, stdout, stderr } = run([...args, '--dry=json']);
      if (status !== 0) throw new Error(`turbo run --dry ended with ${status}: ${stderr}`);
      const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; hash: string | null }[] };
      return Object.fromEntries(tasks.map(({ taskId, hash }) => [taskId, hash]));
    },
    edit(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}: adapt the test.`);
      if (!originals.has(path)) originals.set(path, before);
      writeFileSync(path, after);
    },
    restore() {
      for (const [path, text] of originals) writeFileSync(path, text);
      originals.clear();
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

function ignoredFolders(): string[] {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1));
}

/** pnpm links workspace packages with relative paths, so copied links point into the copy. */
function linkInstalled(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const manifest of globSync('*/*/package.json', { cwd: folder })) {
    const modules = join(manifest, '../node_modules');
    if (!existsSync(join(ROOT, modules))) continue;
    cpSync(join(ROOT, modules), join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isToolCache(basename(path)),
    });
  }
}

/** Tools keep caches in hidden folders of `node_modules`; `.bin` contains the programs. */
function isToolCache(name: string): boolean {
  return name.startsWith('.') && name !== '.bin';
}
