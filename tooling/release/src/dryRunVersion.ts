import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, run } from './command.ts';
import { publicPackages } from '@perya/launcher';

/** Files that `changeset version` reads. */
const INPUTS = [
  'package.json',
  'pnpm-workspace.yaml',
  '{apps,packages,tooling}/*/package.json',
  'tooling/release/src/changelog.ts',
  '.changeset/**/*.{json,md}',
];

/** Bumps every public package, so that the run covers all of them even without pending changesets. */
const PROBE = 'dry-run-probe.md';

const CLI = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));

/** Copies what `changeset version` reads to a new temporary repository. */
export async function copyReleaseInputs(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-release-'));
  for (const file of globSync(INPUTS, { cwd: root })) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  await run('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/**
 * Runs `changeset version` in a copy of the repository, and returns one message per reason why it wouldn't
 * consume every pending changeset. The repository itself isn't modified.
 */
export async function dryRunVersion(root: string): Promise<string[]> {
  const folder = await copyReleaseInputs(root);
  try {
    writeProbe(folder);
    const message = await applyChangesets(folder);
    if (message !== undefined) return [message];
    return [...unconsumed(folder), ...unversioned(root, folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs `changeset version`, and returns its message if it fails. */
export async function applyChangesets(root: string): Promise<string | undefined> {
  const { code, output } = await attempt(process.execPath, [CLI, 'version'], { cwd: root });
  return code === 0 ? undefined : messageOf(output);
}

function writeProbe(folder: string): void {
  const releases = publicPackages(folder).map(({ name }) => `'${name}': patch\n`);
  writeFileSync(
    join(folder, '.changeset', PROBE),
    `---\n${releases.join('')}---\n\nA change of every package.\n`,
  );
}

/** `changeset version` accepts changesets with only private packages, but leaves them pending forever. */
function unconsumed(folder: string): string[] {
  return globSync('.changeset/*.md', { cwd: folder, exclude: ['.changeset/README.md'] }).map(
    (file) =>
      `${file} is never consumed, because it names private packages only. Changesets are for public packages; delete it.`,
  );
}

function unversioned(root: string, folder: string): string[] {
  const before = new Map(publicPackages(root).map(({ name, version }) => [name, version]));
  return publicPackages(folder)
    .filter(({ name, version }) => before.get(name) === version)
    .map(({ name, version }) => `${name} stays at ${version}, though a changeset names it.`);
}

/** The error printed by `changeset`, without its banner and stack trace. */
function messageOf(output: string): string {
  const lines = output.split('\n').filter((line) => !/^🦋|^ +at /u.test(line));
  return lines.join('\n').trim();
}
