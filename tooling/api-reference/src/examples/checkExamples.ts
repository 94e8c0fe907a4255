import { join } from 'node:path';
import type { PublicPackage } from '../publicPackages.ts';
import { checkExampleTypes } from './checkTypes.ts';
import { checkExampleValues } from './checkValues.ts';
import { writeExampleProject } from './exampleProject.ts';
import { examplesOf } from './examplesOf.ts';

interface ExamplesResult {
  errors: readonly string[];
  examples: number;
  values: number;
}

/** Checks the types of all examples with the workspace's `tsc`, and the values that some of them show. */
export async function checkExamples(
  root: string,
  packages: readonly PublicPackage[],
): Promise<ExamplesResult> {
  const found = packages.map((owner) => ({ owner, ...examplesOf(root, owner) }));
  const folder = join(root, 'reports/examples');
  const files = writeExampleProject(folder, found);
  const typeErrors = checkExampleTypes(join(root, 'node_modules/.bin/tsc'), folder, files);
  const values = await checkExampleValues(files);
  return {
    errors: [...found.flatMap(({ errors }) => errors), ...typeErrors, ...values.errors],
    examples: files.length,
    values: values.compared,
  };
}
