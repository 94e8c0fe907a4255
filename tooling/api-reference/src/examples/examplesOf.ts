import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PublicPackage } from '../publicPackages.ts';
import {
  examplesOfMarkdown,
  examplesOfSource,
  mergeExtractions,
  type Extraction,
} from './extractExamples.ts';

/** How many doc comments of each package need an example at least: those of its main exports. */
const MIN_IN_COMMENTS = 2;
const IS_TEST_CODE = /\.(?:test|stories)\.tsx?$/;

/** All examples of a package. Its README and the doc comments of its main exports need some. */
export function examplesOf(root: string, { name, folder }: PublicPackage): Extraction {
  const read = (path: string) => ({
    path: relative(root, path),
    text: readFileSync(path, 'utf8'),
  });
  const readme = join(folder, 'README.md');
  const inReadme = existsSync(readme)
    ? examplesOfMarkdown(read(readme))
    : { examples: [], errors: [`${name} has no README.`] };
  const inComments = mergeExtractions(
    globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .filter((path) => !IS_TEST_CODE.test(path))
      .toSorted()
      .map((path) => examplesOfSource(read(join(folder, path)))),
  );
  const lacking = [
    inReadme.examples.length === 0 && `${name}: the README has no example.`,
    inComments.examples.length < MIN_IN_COMMENTS &&
      `${name}: ${inComments.examples.length} doc comments have an @example; the main exports need one.`,
  ].filter((error) => error !== false);
  return mergeExtractions([inReadme, inComments, { examples: [], errors: lacking }]);
}
