import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attempt } from './command.ts';

/**
 * Copies a repository as it is in the working tree, with uncommitted and new files and without ignored ones. A
 * folder that isn't a repository of its own, such as a downloaded archive, is copied by its `.gitignore`.
 */
export async function copyWorkingTree(root: string, folder: string): Promise<void> {
  const files = await filesOfGit(root);
  if (files === undefined) {
    const isIgnored = ignoredBy(join(root, '.gitignore'));
    cpSync(root, folder, { recursive: true, filter: (path) => !isIgnored(basename(path)) });
    return;
  }
  for (const file of files) {
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
}

/** Undefined if the folder isn't the root of a git repository. */
async function filesOfGit(root: string): Promise<string[] | undefined> {
  const { code, stdout } = await attempt('git', ['rev-parse', '--show-toplevel'], { cwd: root });
  if (code !== 0 || realpathSync(stdout.trim()) !== realpathSync(root)) return undefined;
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = (await attempt('git', list, { cwd: root })).stdout.split('\0');
  // A file that was deleted but not committed is still in the index.
  return files.filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Whether a name is ignored by a file whose patterns are names of folders and files, and `*.extension`. */
function ignoredBy(gitignore: string): (name: string) => boolean {
  const patterns = existsSync(gitignore) ? readFileSync(gitignore, 'utf8').split('\n') : [];
  const names = new Set(['.git', ...patterns.map((pattern) => pattern.replace(/\/$/, ''))]);
  const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((p) => p.slice(1));
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}
