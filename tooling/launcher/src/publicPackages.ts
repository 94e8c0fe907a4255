import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The manifest of a package that a release publishes. */
export interface PublicManifest {
  name: string;
  version: string;
  exports?: Readonly<Record<string, string | { types?: string }>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** A package that a release publishes. */
export interface PublicPackage extends PublicManifest {
  /** Absolute. */
  folder: string;
}

/** The packages of a repository that a release publishes, by name. */
export function publicPackages(root: string): PublicPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => ({ folder: join(root, dirname(file)), ...readManifest(join(root, file)) }))
    .filter((manifest) => manifest.private !== true);
}

const readManifest = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as PublicManifest & { private?: boolean };
