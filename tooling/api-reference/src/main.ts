/**
 * `pnpm api`: compares what the built packages export with their API reports, and checks the examples.
 * `pnpm api:update` writes the reports first.
 */
import { fileURLToPath } from 'node:url';
import { checkExamples } from './examples/checkExamples.ts';
import { readPublicPackages } from './publicPackages.ts';
import { compareReports, createReports, updateReports } from './api-reports/reportFiles.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const packages = readPublicPackages(ROOT);
const reports = createReports(packages);
if (process.argv.includes('--update')) updateReports(packages, reports);
const differences = compareReports(ROOT, packages, reports);
const examples = await checkExamples(ROOT, packages);

const errors = [
  ...differences,
  ...reports.undocumented.map((name) => `${name} has no doc comment.`),
  ...examples.errors,
];
for (const error of errors) console.error(`✖ ${error}`);
if (differences.length > 0) console.error('If the changes are intended, run: pnpm api:update');
console.log(
  `${reports.files.size} API reports, ${examples.examples} examples with ${examples.values} values: ` +
    `${errors.length || 'no'} problems.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
