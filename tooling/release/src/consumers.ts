import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';
import { notInstalledOnce, type PackageLock } from './installedOnce.ts';
import { checkNextPage } from './nextConsumer.ts';
import { checkNodeProgram } from './nodeConsumer.ts';
import type { PackedPackage } from './pack.ts';
import { checkTypes } from './typeErrors.ts';
import { addEntries, checkEntriesOnNode, checkVitePage } from './viteConsumer.ts';

/** The projects that use the packages, as they are outside of this repository. */
export const CONSUMERS = fileURLToPath(new URL('../consumers', import.meta.url));

/** A sample project, by its folder in `consumers`. */
export interface Consumer {
  name: 'node' | 'vite' | 'next';
  title: string;
  /** Adds files that depend on the packages. */
  prepare?(folder: string, packages: readonly PackedPackage[]): void;
  /** Builds and runs the installed project. */
  check(folder: string, packages: readonly PackedPackage[]): Promise<void>;
}

export const CONSUMER_LIST: readonly Consumer[] = [
  { name: 'node', title: 'A program on Node', check: checkNodeProgram },
  {
    name: 'vite',
    title: 'A lobby built by Vite',
    prepare: addEntries,
    async check(folder, packages) {
      await checkEntriesOnNode(folder, packages);
      await checkVitePage(folder);
    },
  },
  { name: 'next', title: 'A page of Next.js', check: checkNextPage },
];

/** Copies a consumer and installs the packages into it by npm. Install scripts of other packages don't run. */
export async function installConsumer(
  { name, prepare }: Consumer,
  folder: string,
  packages: readonly PackedPackage[],
  registryUrl: string,
): Promise<void> {
  cpSync(join(CONSUMERS, name), folder, { recursive: true });
  prepare?.(folder, packages);
  await run(
    'npm',
    [
      'install',
      '--no-audit',
      '--prefer-offline',
      '--no-fund',
      '--ignore-scripts',
      '--strict-peer-deps',
      '--loglevel=error',
      `--@perya:registry=${registryUrl}`,
    ],
    { cwd: folder },
  );
}

/** Fails if the packages, or a library that they share with an app, are installed more than once. */
export function checkInstalledOnce(folder: string, packages: readonly PackedPackage[]): void {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as PackageLock;
  const isInstalled = (name: string) => `node_modules/${name}` in lock.packages;
  const installed = packages.filter(({ name }) => isInstalled(name));
  const shared = installed.flatMap(({ name, peers }) => [name, ...peers.filter(isInstalled)]);
  const errors = notInstalledOnce(lock, [...new Set(shared)]);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** All checks of an installed consumer. */
export async function checkConsumer(
  consumer: Consumer,
  folder: string,
  packages: readonly PackedPackage[],
): Promise<void> {
  checkInstalledOnce(folder, packages);
  await checkTypes(folder);
  await consumer.check(folder, packages);
}
