import { mkdirSync } from 'node:fs';
import { Application, LogLevel, ReflectionKind, type ProjectReflection } from 'typedoc';
import { REFERENCE_TSCONFIG } from './consumer/consumer.ts';
import type { PublicPackage } from './publicPackages.ts';

/** Of each package, and of the project that merges them. */
const VALIDATION = { invalidLink: true, notExported: false, notDocumented: false };

/**
 * Writes the HTML reference of all packages, with their READMEs as the pages of the packages.
 *
 * @returns the number of errors and warnings, which are printed
 */
export async function writeReference(
  root: string,
  packages: readonly PublicPackage[],
  folder: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const app = await Application.bootstrapWithPlugins({
    name: 'Perya',
    entryPointStrategy: 'packages',
    entryPoints: packages.map((each) => each.folder),
    basePath: root,
    readme: 'none',
    includeVersion: true,
    logLevel: LogLevel.Warn,
    validation: VALIDATION,
    packageOptions: {
      tsconfig: REFERENCE_TSCONFIG,
      readme: 'README.md',
      // They were checked by the build, and an entry point that is a style sheet would be an error.
      skipErrorChecking: true,
      // The built declarations have no lines that a reader could look up.
      disableSources: true,
      excludeExternals: true,
      validation: VALIDATION,
    },
  });
  const project = await app.convert();
  if (project !== undefined) {
    nameBySpecifier(project);
    app.validate(project);
    await app.generateDocs(project, folder);
  }
  return app.logger.errorCount + app.logger.warningCount;
}

/** TypeDoc names an entry point by its subpath: `money`, and nothing for the package itself. */
function nameBySpecifier(project: ProjectReflection): void {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const owner = module.parent;
    if (owner === undefined || !owner.name.startsWith('@')) continue;
    module.name = module.name === '' ? owner.name : `${owner.name}/${module.name}`;
  }
}
