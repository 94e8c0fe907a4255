import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { run } from './command.ts';
import type { PackedPackage } from './pack.ts';

export interface LocalRegistry {
  readonly url: string;
  close(): Promise<void>;
}

/** What npm reads about a version before it downloads the tarball. */
interface PackedManifest {
  name: string;
  version: string;
}

/**
 * An npm registry with the packed packages, so that a project installs them by name and range like anyone
 * else: their dependencies on each other are resolved as after a release.
 */
export async function startRegistry(packages: readonly PackedPackage[]): Promise<LocalRegistry> {
  const manifests = new Map<string, PackedManifest>();
  for (const { name, tarball } of packages) {
    const json = await run('tar', ['-xOf', tarball, 'package/package.json'], { cwd: '/' });
    manifests.set(name, JSON.parse(json) as PackedManifest);
  }
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // npm caches by URL: a port that an earlier registry had would answer with that one's packages.
  const base = `/${randomUUID()}`;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;

  function answer({ url: path = '' }: IncomingMessage, response: ServerResponse): void {
    const name = decodeURIComponent(path.slice(base.length + 1));
    const packed = packages.find(
      (each) => each.name === name || name === `tarballs/${basename(each.tarball)}`,
    );
    if (!packed) response.writeHead(404).end('{}');
    else if (packed.name === name) response.end(JSON.stringify(packument(packed)));
    else response.end(readFileSync(packed.tarball));
  }

  function packument({ name, version, integrity, tarball }: PackedPackage) {
    const dist = { integrity, tarball: `${url}/tarballs/${basename(tarball)}` };
    return {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifests.get(name), dist } },
    };
  }

  return {
    url,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
