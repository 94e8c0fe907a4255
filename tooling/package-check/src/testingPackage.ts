import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PackedManifest, PackedPackage } from './packedPackage.ts';

/** A manifest without errors. */
export const MANIFEST: PackedManifest = {
  name: '@perya/sample',
  version: '1.0.0',
  description: 'A sample.',
  keywords: ['sample'],
  license: 'MIT',
  author: 'The Perya contributors',
  homepage: 'https://example.com',
  repository: { type: 'git', url: 'git+https://github.com/perya/perya.git' },
  bugs: 'https://example.com/issues',
  type: 'module',
  engines: { node: '>=22' },
  sideEffects: ['**/*.css'],
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  publishConfig: { access: 'public', provenance: true },
};

/** What `dist` of a package without errors has. */
const FILES: Readonly<Record<string, string>> = {
  'dist/index.js': 'export const one = 1;\n',
  'dist/index.d.ts': 'export declare const one: number;\n',
};

/** Writes a package as if it were packed and unpacked, with other files or fields than those without errors. */
export function samplePackage(
  files: Readonly<Record<string, string>> = {},
  fields: Partial<PackedManifest> = {},
): PackedPackage {
  const root = mkdtempSync(join(tmpdir(), 'package-check-'));
  const manifest = { ...MANIFEST, ...fields };
  const folder = join(root, 'node_modules', manifest.name);
  const texts = { ...FILES, ...files, 'package.json': JSON.stringify(manifest) };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tarball = join(root, 'sample.tgz');
  // npm's tarballs have everything in a folder `package`.
  execFileSync('tar', ['-czf', tarball, '--transform=s,^\\.,package,', '-C', folder, '.']);
  return { name: manifest.name, source: folder, tarball, folder, manifest };
}
