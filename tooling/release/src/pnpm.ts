import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pnpm of a repository, as a command and its first arguments. */
export function pnpmOf(root: string): [string, ...string[]] {
  const { packageManager = 'pnpm' } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { packageManager?: string };
  return ['npx', '-y', packageManager];
}
