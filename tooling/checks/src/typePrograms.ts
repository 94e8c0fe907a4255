import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface PackageConfig {
  extends: string;
  compilerOptions: object;
  include: string[];
}

/** Options that mean the same in every folder. */
const SHAREABLE = new Set(['types']);
const SETTINGS = new Set(['extends', 'compilerOptions', 'include']);

/**
 * The type check of the workspace in few programs: packages whose compiler options are the same share one,
 * so the source that many import is read and checked once. A package with options or settings of another
 * kind keeps its own `tsconfig.json`. What one package declares globally is seen by those that share its
 * program: only a check of each package by itself finds that one of them relies on it.
 *
 * @param root the folder of the workspace
 * @param folder where the shared configurations are written
 * @returns the configurations for `tsc -p`
 */
export function typePrograms(root: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const paths = globSync(`${root}/{scripts,{apps,packages,tooling}/*}/tsconfig.json`).sort();
  const groups = Object.values(Object.groupBy(paths, (path) => groupOf(path, read(path))));
  return groups.map((members = [], index) => {
    const [first = ''] = members;
    if (members.length === 1) return first;
    const config = read(first);
    const shared = {
      extends: baseOf(first, config),
      compilerOptions: config.compilerOptions,
      include: members.flatMap((path) =>
        read(path).include.map((pattern) => `${dirname(path)}/${pattern}`),
      ),
    };
    const path = `${folder}/${index}.json`;
    writeFileSync(path, JSON.stringify(shared));
    return path;
  });
}

function groupOf(path: string, config: PackageConfig): string {
  const canShare =
    Object.keys(config).every((name) => SETTINGS.has(name)) &&
    Object.keys(config.compilerOptions).every((name) => SHAREABLE.has(name));
  return canShare ? JSON.stringify([baseOf(path, config), config.compilerOptions]) : path;
}

const baseOf = (path: string, config: PackageConfig) => resolve(dirname(path), config.extends);

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageConfig;
