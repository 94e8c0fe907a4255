/**
 * `pnpm release --dry-run`: versions, builds, packs and checks the packages in a copy of the repository, and
 * installs them into sample projects. `pnpm release` publishes them, from the release workflow only.
 */
import { exitWith, ExpectedError, ROOT } from '../tooling/launcher/src/index.ts';
import {
  dryRunRelease,
  printedSteps,
  publishRelease,
  releaseTable,
} from '../tooling/release/src/index.ts';

const DRY_RUN = '--dry-run';

try {
  const args = process.argv.slice(2);
  const unknown = args.filter((arg) => arg !== DRY_RUN);
  if (unknown.length > 0) throw new ExpectedError(`Usage: pnpm release [${DRY_RUN}]`);
  const startedAt = performance.now();
  const step = printedSteps((text) => process.stdout.write(text));
  if (args.includes(DRY_RUN)) {
    const packages = await dryRunRelease(ROOT, step);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`\n${releaseTable(packages)}\n\nNothing was published. ${seconds} s.`);
  } else {
    await publishRelease(ROOT, step);
  }
} catch (error) {
  exitWith(error);
}
