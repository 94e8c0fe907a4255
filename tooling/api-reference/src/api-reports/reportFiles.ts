import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PublicPackage } from '../publicPackages.ts';
import { readableDiff } from './diff.ts';
import { extractReports } from './extract.ts';
import { exportedNames, parseReport, undocumentedExports, writeReport } from './report.ts';

export interface Reports {
  /** Text of each report by its absolute path. */
  files: ReadonlyMap<string, string>;
  /** Exports without a doc comment: `@perya/rules/money: parseMoney`. */
  undocumented: readonly string[];
}

/** The reports of the built packages. */
export function createReports(packages: readonly PublicPackage[]): Reports {
  const extracted = extractReports(packages).map(({ markdown, ...rest }) => ({
    ...rest,
    report: parseReport(markdown),
  }));
  const files = new Map<string, string>();
  for (const own of Map.groupBy(extracted, (each) => each.package).values()) {
    // The first entry point that refers to an unexported type has it in its report.
    const reported = new Set(own.flatMap(({ report }) => exportedNames(report)));
    for (const { package: owner, entry, report } of own) {
      const path = join(reportFolder(owner), `${entry.name}.api.md`);
      files.set(path, writeReport(entry.specifier, report, reported));
      for (const { name } of report.declarations) reported.add(name);
    }
  }
  const undocumented = extracted.flatMap(({ entry, report }) =>
    undocumentedExports(report).map((name) => `${entry.specifier}: ${name}`),
  );
  return { files, undocumented };
}

/** One message with a diff for each report that isn't what the built packages export. */
export function compareReports(
  root: string,
  packages: readonly PublicPackage[],
  { files }: Reports,
): string[] {
  const changed = [...files].flatMap(([path, text]) => {
    const shown = relative(root, path);
    if (!existsSync(path)) return [`${shown} is missing.`];
    const committed = readFileSync(path, 'utf8');
    return committed === text ? [] : [`${shown} has changed:\n${readableDiff(committed, text)}`];
  });
  const obsolete = obsoleteReports(packages, files).map(
    (path) => `${relative(root, path)} belongs to no entry point.`,
  );
  return [...changed, ...obsolete];
}

/** Writes the reports and deletes those of removed entry points. */
export function updateReports(packages: readonly PublicPackage[], { files }: Reports): void {
  for (const path of obsoleteReports(packages, files)) rmSync(path);
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function obsoleteReports(packages: readonly PublicPackage[], files: Reports['files']): string[] {
  return packages
    .flatMap((owner) =>
      globSync('*.api.md', { cwd: reportFolder(owner) }).map((file) =>
        join(reportFolder(owner), file),
      ),
    )
    .filter((path) => !files.has(path));
}

function reportFolder({ folder }: PublicPackage): string {
  return join(folder, 'api');
}
