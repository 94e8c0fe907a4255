/**
 * `pnpm release --dry-run`: versions, builds, packs and checks the packages in a copy of the repository, and
 * installs them into sample projects. With `--serve`, other projects can install them until Ctrl-C.
 * `pnpm release` publishes them, from the release workflow only.
 */
import { once } from 'node:events';
import { exitWith, ExpectedError, ROOT } from '../tooling/launcher/src/index.ts';
import {
  dryRunRelease,
  printedSteps,
  publishRelease,
  releaseTable,
} from '../tooling/release/src/index.ts';

const DRY_RUN = '--dry-run';
const SERVE = '--serve';

try {
  const args = process.argv.slice(2);
  const isDryRun = args.includes(DRY_RUN);
  const isServed = args.includes(SERVE);
  const isKnown = args.every((arg) => arg === DRY_RUN || arg === SERVE);
  if (!isKnown || (isServed && !isDryRun)) {
    throw new ExpectedError(`Usage: pnpm release [${DRY_RUN} [${SERVE}]]`);
  }
  const startedAt = performance.now();
  const step = printedSteps((text) => process.stdout.write(text));
  if (isDryRun) {
    await dryRunRelease(ROOT, step, async ({ packages, registryUrl }) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`\n${releaseTable(packages)}\n\nNothing was published. ${seconds} s.`);
      if (!isServed) return;
      console.log(
        `\nnpm install --@perya:registry=${registryUrl} PACKAGE\n\nCtrl-C stops the registry.`,
      );
      await once(process, 'SIGINT');
    });
  } else {
    await publishRelease(ROOT, step);
  }
} catch (error) {
  exitWith(error);
}
