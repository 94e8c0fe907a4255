import { publicPackages, type PublicManifest } from '@perya/launcher';
import { join } from 'node:path';

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

/** All packages of `packages/` that are published, with the entry points that have types. */
export function readPublicPackages(root: string): PublicPackage[] {
  return publicPackages(root).map(({ folder, name, exports = {}, ...manifest }) => ({
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

function entriesOf(
  name: string,
  folder: string,
  exports: NonNullable<PublicManifest['exports']>,
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
