import filePlugin from '@size-limit/file';
import type { Metafile } from 'esbuild';
import sizeLimit from 'size-limit';
import { join, resolve } from 'node:path';
import { bundleEntries } from './bundle.ts';
import { codeEntries, styleEntries, type PackedPackage } from './packedPackage.ts';

/** The largest size of an entry, in the workspace's manifest in the form of size-limit. */
export interface SizeBudget {
  /** The subpath of the entry: `.`, `./react`. */
  readonly name: string;
  /** Kilobytes, compressed with Brotli: `12.3 kB`. */
  readonly limit: string;
}

/**
 * The size of each entry, in bytes after minification and Brotli: its code and its dependencies without peers
 * and other packages of ours, and without what is loaded later by `import()`.
 */
export async function measureSizes(
  { manifest, folder }: PackedPackage,
  outdir: string,
): Promise<Map<string, number>> {
  const entries = [...codeEntries(manifest), ...styleEntries(manifest)];
  const names = entries.map(({ file }) =>
    file.replace(/^\.\/dist\//, '').replace(/\.(js|css)$/, '-$1'),
  );
  const outputs = await bundleEntries(
    Object.fromEntries(entries.map(({ file }, index) => [names[index] ?? '', join(folder, file)])),
    { outdir, peers: Object.keys(manifest.peerDependencies ?? {}) },
  );
  const sizes = await Promise.all(
    entries.map(async ({ subpath, file }, index) => {
      const extension = /\w+$/.exec(file)?.[0] ?? '';
      const output = join(outdir, `${names[index]}.${extension}`);
      const measured = await sizeLimit([filePlugin], staticFiles(outputs, output, outdir));
      return [subpath, (measured as { size: number }[])[0]?.size ?? 0] as const;
    }),
  );
  return new Map(sizes);
}

/** A file and all files that it imports statically. */
function staticFiles(outputs: Metafile['outputs'], file: string, outdir: string): string[] {
  const files = new Set([file]);
  for (const path of files) {
    for (const { kind, path: imported, external } of outputs[path]?.imports ?? []) {
      if (kind !== 'dynamic-import' && !external) files.add(resolve(outdir, imported));
    }
  }
  return [...files];
}

/** The entries that exceed their budget, or have none. */
export function sizeErrors(
  sizes: ReadonlyMap<string, number>,
  budgets: readonly SizeBudget[],
): string[] {
  const limits = new Map(budgets.map(({ name, limit }) => [name, bytesOf(limit)]));
  const tooLarge = [...sizes].flatMap(([subpath, size]) => {
    const limit = limits.get(subpath);
    if (limit === undefined) {
      return [`size: “${subpath}” has no budget in “size-limit”; it has ${kilobytes(size)}`];
    }
    if (size <= limit) return [];
    return [
      `size: “${subpath}” has ${kilobytes(size)}, ${kilobytes(size - limit)} above its budget of ${kilobytes(limit)}`,
    ];
  });
  const unknown = [...limits.keys()].filter((subpath) => !sizes.has(subpath));
  return [...tooLarge, ...unknown.map((subpath) => `size: “${subpath}” has a budget but no entry`)];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

function bytesOf(limit: string): number {
  const number = /^(\d+(?:\.\d+)?) kB$/.exec(limit)?.[1];
  if (number === undefined) throw new Error(`“${limit}” is not a size such as “12.3 kB”.`);
  return Number(number) * 1000;
}
