import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';
import { checkConsumer, CONSUMER_LIST, installConsumer } from './consumers.ts';
import { copyWorkingTree } from './copyWorkingTree.ts';
import { applyChangesets, dryRunVersion } from './dryRunVersion.ts';
import { startRegistry } from './localRegistry.ts';
import { packPackages, type PackedPackage } from './pack.ts';
import { publicPackages } from '@perya/launcher';
import { pnpmOf } from './pnpm.ts';
import { publishArguments } from './publish.ts';
import type { RunStep } from './steps.ts';

/** A package of a release. */
export interface ReleasedPackage extends PackedPackage {
  /** The version before the release; the same if no changeset bumps the package. */
  oldVersion: string;
}

export interface DryRun {
  packages: ReleasedPackage[];
  /** The registry with the packages: `npm install --@perya:registry=URL`. */
  registryUrl: string;
  /** The folder of an installed consumer. */
  consumerFolder(name: string): string;
}

/**
 * Releases a copy of the repository to a registry on this machine, and installs the packages into sample
 * projects. The repository isn't modified.
 *
 * @param inspect called after the last check, before everything is deleted
 */
export async function dryRunRelease(
  root: string,
  step: RunStep,
  inspect: (result: DryRun) => Promise<void> = async () => {},
): Promise<ReleasedPackage[]> {
  const base = mkdtempSync(join(tmpdir(), 'perya-release-'));
  const consumerFolder = (name: string) => join(base, 'consumers', name);
  try {
    const packed = await buildRelease(root, base, step);
    const oldVersions = new Map(publicPackages(root).map(({ name, version }) => [name, version]));
    const packages = packed.map((each) => ({
      ...each,
      oldVersion: oldVersions.get(each.name) ?? '–',
    }));
    const registry = await startRegistry(packages);
    try {
      await tryConsumers(packages, registry.url, consumerFolder, step);
      await inspect({ packages, registryUrl: registry.url, consumerFolder });
    } finally {
      await registry.close();
    }
    return packages;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Versions, builds, packs and checks the packages of a copy. */
async function buildRelease(root: string, base: string, step: RunStep): Promise<PackedPackage[]> {
  const copy = join(base, 'repository');
  const tarballs = join(base, 'tarballs');
  mkdirSync(tarballs);
  const [pnpm, ...args] = pnpmOf(root);
  const inCopy = (...more: string[]) => run(pnpm, [...args, ...more], { cwd: copy });

  await step('Check the changesets', () => failWith(dryRunVersion(root)));
  await step('Copy the repository', async () => {
    await copyWorkingTree(root, copy);
    // Changesets and turbo find the files of a repository through git.
    await run('git', ['init', '--quiet'], { cwd: copy });
  });
  await step('Version the packages', () =>
    failWith(applyChangesets(copy).then((message) => (message === undefined ? [] : [message]))),
  );
  await step('Install from the store', () => inCopy('install', '--offline', '--frozen-lockfile'));
  await step('Build the packages', () =>
    inCopy('exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
  );
  const packed = await step('Pack the packages', () => packPackages(copy, tarballs));
  await step('Rehearse publishing', () => rehearsePublishing(copy));
  await step('Check the packages as published', () =>
    run(process.execPath, ['tooling/package-check/src/main.ts'], { cwd: copy }),
  );
  return packed;
}

/** Publishes to an empty registry without uploading, so that wrong options of pnpm show up before a release. */
async function rehearsePublishing(copy: string): Promise<void> {
  const registry = await startRegistry([]);
  try {
    const [pnpm, ...args] = pnpmOf(copy);
    const publish = [...publishArguments(copy), '--dry-run', `--registry=${registry.url}`];
    await run(pnpm, [...args, ...publish], { cwd: copy });
  } finally {
    await registry.close();
  }
}

async function tryConsumers(
  packages: readonly PackedPackage[],
  registryUrl: string,
  folderOf: (name: string) => string,
  step: RunStep,
): Promise<void> {
  for (const consumer of CONSUMER_LIST) {
    const folder = folderOf(consumer.name);
    await step(`${consumer.title}: install`, () =>
      installConsumer(consumer, folder, packages, registryUrl),
    );
    await step(`${consumer.title}: check`, () => checkConsumer(consumer, folder, packages));
  }
}

async function failWith(messages: Promise<string[]>): Promise<void> {
  const found = await messages;
  if (found.length > 0) throw new Error(found.join('\n'));
}
