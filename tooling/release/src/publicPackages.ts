import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  packageManager?: string;
  exports?: Readonly<Record<string, unknown>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The manifests of the packages that a release publishes. */
export function publicPackages(root: string): Manifest[] {
  return globSync('packages/*/package.json', { cwd: root })
    .map((file) => readManifest(join(root, dirname(file))))
    .filter((manifest) => manifest.private !== true);
}

/** The pnpm of a repository, as a command and its first arguments. */
export function pnpmOf(root: string): [string, ...string[]] {
  return ['npx', '-y', readManifest(root).packageManager ?? 'pnpm'];
}
