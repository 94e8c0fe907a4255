import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import path of a public package and its declarations. */
export interface EntryPoint {
  /** As imported: `@perya/rules/money`. */
  specifier: string;
  /** Name of its report without the extension: `money`; `index` is the package itself. */
  name: string;
  /** Absolute path of the built declarations. */
  types: string;
}

export interface PublicPackage {
  name: string;
  /** Absolute. */
  folder: string;
  entries: readonly EntryPoint[];
  /** Names of all packages that it may import. */
  dependencies: readonly string[];
}

interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, string | { types?: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** All packages of `packages/` that are published, with the entry points that have types. */
export function readPublicPackages(root: string): PublicPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => join(root, file))
    .map((file) => ({ folder: dirname(file), ...readManifest(file) }))
    .filter((manifest) => manifest.private !== true)
    .map(({ folder, name, exports = {}, ...manifest }) => ({
      name,
      folder,
      entries: entriesOf(name, folder, exports),
      dependencies: Object.keys({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.devDependencies,
      }),
    }));
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function entriesOf(
  name: string,
  folder: string,
  exports: NonNullable<Manifest['exports']>,
): EntryPoint[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    // Style sheets have no declarations to report.
    if (!types?.endsWith('.d.ts')) return [];
    return [
      {
        specifier: subpath === '.' ? name : `${name}${subpath.slice(1)}`,
        name: subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-'),
        types: join(folder, types),
      },
    ];
  });
}
