import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mainBranch } from '@perya/checks';
import { ExpectedError, ROOT } from '@perya/launcher';

/** A build of Storybook as static files. */
export interface Build {
  folder: string;
  /** Removes what was created for it. */
  remove(): void;
}

/** The commit to compare with: by default where the branch left the main branch, on that the last commit. */
export function resolveBase(root: string, base?: string): string {
  const head = git(root, 'rev-parse', 'HEAD');
  if (base !== undefined) return commitOf(root, base);
  const fork = git(root, 'merge-base', 'HEAD', mainBranch(root));
  return fork === head ? commitOf(root, 'HEAD~1') : fork;
}

function commitOf(root: string, name: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch (error) {
    throw new ExpectedError(
      `There is no commit ${name} here: fetch it, or name another with --base.`,
      { cause: error },
    );
  }
}

/** Builds the Storybook of the working tree. */
export function buildHere(): Build {
  buildStorybook(ROOT);
  return { folder: join(ROOT, BUILT), remove: () => {} };
}

/** Builds the Storybook of a commit, in a working tree in a temporary folder. */
export function buildCommit(commit: string): Build {
  const folder = mkdtempSync(join(tmpdir(), 'perya-base-'));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git(ROOT, 'worktree', 'prune');
  };
  try {
    git(ROOT, 'worktree', 'add', '--detach', folder, commit);
    install(folder);
    buildStorybook(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: join(folder, BUILT), remove };
}

const BUILT = 'apps/storybook/storybook-static';

function install(folder: string): void {
  try {
    pnpm(folder, 'install', '--frozen-lockfile', '--offline');
  } catch {
    // The store lacks a package that only the other commit uses.
    pnpm(folder, 'install', '--frozen-lockfile');
  }
}

/** The cache is that of the working tree, so that an unchanged Storybook isn't built twice. */
function buildStorybook(folder: string): void {
  const cache = `--cache-dir=${join(ROOT, '.turbo/cache')}`;
  const task = ['run', 'build', '--filter=@perya/storybook', '--output-logs=errors-only'];
  pnpm(folder, 'exec', 'turbo', ...task, cache);
}

function pnpm(cwd: string, ...args: string[]): void {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const command = ['-y', 'pnpm@12', ...args];
  const { status, stdout, stderr } = spawnSync('npx', command, { cwd, env, encoding: 'utf8' });
  if (status !== 0)
    throw new ExpectedError(`pnpm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
