import { run } from './command.ts';
import { publicPackages, type PublicManifest } from '@perya/launcher';
import { pnpmOf } from './pnpm.ts';

export interface PackedPackage {
  name: string;
  version: string;
  /** Path of the tarball. */
  tarball: string;
  /** Subresource integrity of the tarball. */
  integrity: string;
  /** Size of the tarball in bytes. */
  size: number;
  /** Number of files in it. */
  files: number;
  exports: NonNullable<PublicManifest['exports']>;
  peers: string[];
}

/** An item of `pnpm pack --json`. */
interface PackOutput {
  name: string;
  version: string;
  filename: string;
  integrity: string;
  size: number;
  files: readonly unknown[];
}

/** Packs every public package of a built repository. */
export async function packPackages(root: string, destination: string): Promise<PackedPackage[]> {
  const manifests = new Map(publicPackages(root).map((manifest) => [manifest.name, manifest]));
  const [command, ...args] = pnpmOf(root);
  const filters = [...manifests.keys()].map((name) => `--filter=${name}`);
  const pack = ['--recursive', ...filters, 'pack', '--json', '--pack-destination', destination];
  const output = await run(command, [...args, ...pack], { cwd: root });
  return (JSON.parse(output) as PackOutput[])
    .map(({ filename, files, ...packed }) => ({
      ...packed,
      tarball: filename,
      files: files.length,
      exports: manifests.get(packed.name)?.exports ?? {},
      peers: Object.keys(manifests.get(packed.name)?.peerDependencies ?? {}),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Exports the URLs of font files, which only a bundler resolves. */
const BUNDLED_ONLY: ReadonlySet<string> = new Set(['@perya/ui-kit/fonts']);

/** What a module can import: every entry of the packages except styles and data. */
export function entriesOf(packages: readonly PackedPackage[]): string[] {
  return packages.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((entry) => !/\.(?:css|json)$/.test(entry))
      .map((entry) => name + entry.slice(1)),
  );
}

/** The entries that Node can import without a bundler. */
export function entriesOnNode(packages: readonly PackedPackage[]): string[] {
  return entriesOf(packages).filter((entry) => !BUNDLED_ONLY.has(entry));
}
