import { globSync } from 'node:fs';
import { ExpectedError } from '@perya/launcher';
import { run } from './command.ts';
import { publicPackages } from '@perya/launcher';
import { pnpmOf } from './pnpm.ts';
import type { RunStep } from './steps.ts';

/**
 * Publishes the packages whose version isn't in the registry yet, and tags them.
 *
 * @throws outside of the release workflow, and while changesets are pending
 */
export async function publishRelease(
  root: string,
  step: RunStep,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const refusal = refusalOf(root, env);
  if (refusal !== undefined) throw new ExpectedError(refusal);
  const [pnpm, ...args] = pnpmOf(root);
  const inRoot = (...more: string[]) => run(pnpm, [...args, ...more], { cwd: root });
  await step('Build the packages', () =>
    inRoot('exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
  );
  await step('Publish the packages', () => inRoot(...publishArguments(root)));
  const tags = await step('Tag the versions', () => inRoot('exec', 'changeset', 'tag'));
  // The release workflow reads the new tags from the output.
  console.log(tags);
}

/** The arguments of pnpm that publish every public package whose version is new. */
export function publishArguments(root: string): string[] {
  return [
    '--recursive',
    ...publicPackages(root).map(({ name }) => `--filter=${name}`),
    'publish',
    '--access=public',
    '--provenance',
    // The workflow runs for a commit of `main` only, and the build leaves files behind.
    '--no-git-checks',
  ];
}

/** Why nothing may be published; undefined if it may. */
export function refusalOf(root: string, env: NodeJS.ProcessEnv): string | undefined {
  if (!env['ACTIONS_ID_TOKEN_REQUEST_URL']) {
    return 'Packages are published by the release workflow only, because their provenance is signed with its identity. Use “pnpm release --dry-run” to try a release on this machine.';
  }
  const pending = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });
  if (pending.length > 0) {
    return `${pending.length} changesets are pending: cut the versions first with “pnpm changeset version”.`;
  }
  return undefined;
}
