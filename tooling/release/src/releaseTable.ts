import type { ReleasedPackage } from './dryRun.ts';

const HEAD = ['Package', 'Version', 'Tarball', 'Files'];

/** The packages of a release as a table: old and new version, size of the tarball, number of files. */
export function releaseTable(packages: readonly ReleasedPackage[]): string {
  const rows = packages.map(({ name, oldVersion, version, size, files }) => [
    name,
    oldVersion === version ? `${version} (unchanged)` : `${oldVersion} → ${version}`,
    `${(size / 1000).toFixed(1)} kB`,
    String(files),
  ]);
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => {
      const cells = row.map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      );
      return cells.join('  ').trimEnd();
    })
    .join('\n');
}
