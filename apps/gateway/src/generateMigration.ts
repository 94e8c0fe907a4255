import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './kernel/config/packageRoot';

/**
 * `pnpm db:generate`: has drizzle-kit write a migration, and keeps one snapshot, the newest, which is all that
 * the next migration is made from. The arguments are drizzle-kit's: `--name`, and `--custom` for one by hand.
 */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: packageRoot(),
  stdio: 'inherit',
});
const folder = path.join(packageRoot(), 'drizzle', 'meta');
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const name of snapshots.slice(0, -1)) rmSync(path.join(folder, name));
process.exitCode = status ?? 1;
