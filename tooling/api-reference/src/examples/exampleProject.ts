import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CONSUMER_STYLES, CONSUMER_TSCONFIG } from '../consumer/consumer.ts';
import type { PublicPackage } from '../publicPackages.ts';
import type { Example } from './extractExamples.ts';

/** An example as a file of a project that has the packages installed. */
export interface ExampleFile extends Example {
  /** Absolute. */
  path: string;
}

/**
 * Writes the examples into `folder`, one module each. They import the packages like a consumer does, by the
 * entry points of the built packages, and only what the package depends on.
 */
export function writeExampleProject(
  folder: string,
  all: readonly { owner: PublicPackage; examples: readonly Example[] }[],
): ExampleFile[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG, null, 2));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return all.flatMap(({ owner, examples }) => {
    const own = join(folder, basename(owner.folder));
    linkDependencies(own, owner);
    return examples.map((example, index) => {
      const path = join(
        own,
        `${String(index + 1).padStart(3, '0')}.${example.isTsx ? 'tsx' : 'ts'}`,
      );
      // `export {}` makes a module of an example without imports.
      writeFileSync(path, `${example.code}\nexport {};\n`);
      return { ...example, path };
    });
  });
}

function linkDependencies(folder: string, { name, folder: target, dependencies }: PublicPackage) {
  const links = [
    { name, target },
    ...dependencies.map((each) => ({ name: each, target: join(target, 'node_modules', each) })),
  ];
  for (const link of links) {
    const path = join(folder, 'node_modules', link.name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(link.target, path);
  }
}

const TSCONFIG = {
  extends: CONSUMER_TSCONFIG,
  files: [CONSUMER_STYLES],
  include: ['*/*.ts', '*/*.tsx'],
};
