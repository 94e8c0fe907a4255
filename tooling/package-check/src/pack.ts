import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { publicPackages } from '@perya/launcher';

import type { PackedManifest, PackedPackage } from './packedPackage.ts';

const run = promisify(execFile);

/**
 * Packs every public package of the workspace as `pnpm publish` would, and unpacks it into `node_modules` of a
 * folder, with its dependencies beside it as a package manager would install them.
 */
export async function packPackages(root: string, folder: string): Promise<PackedPackage[]> {
  const sources = publicPackages(root);
  const filters = sources.flatMap(({ name }) => ['--filter', name]);
  const { stdout } = await run(
    'npx',
    ['-y', 'pnpm@12', '--recursive', ...filters, 'pack', '--json', '--pack-destination', folder],
    { cwd: root, maxBuffer: 1e8 },
  );
  const tarballs = new Map(
    (JSON.parse(stdout) as { name: string; filename: string }[]).map(({ name, filename }) => [
      name,
      filename,
    ]),
  );
  return Promise.all(
    sources.map(({ name, folder: source }) => {
      const tarball = tarballs.get(name);
      if (tarball === undefined) throw new Error(`pnpm did not pack ${name}.`);
      return unpack({ name, source, tarball }, folder);
    }),
  );
}

async function unpack(
  packed: Pick<PackedPackage, 'name' | 'source' | 'tarball'>,
  root: string,
): Promise<PackedPackage> {
  const folder = join(root, 'node_modules', packed.name);
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', folder]);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (name.startsWith('@perya/')) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(packed.source, 'node_modules', name)), link);
  }
  return { ...packed, folder, manifest };
}
