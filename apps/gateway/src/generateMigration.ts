import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './kernel/config/packageRoot';

/**
 * `pnpm db:generate`: makes drizzle-kit write a migration, and keeps only the newest snapshot, which is all
 * that the next migration needs. The arguments are drizzle-kit's: `--name`, and `--custom` for a handwritten
 * one.
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
