import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packageRoot } from './packageRoot';

/** Everything that a seeded database is made from. */
const SOURCES = [
  'drizzle/**/*.sql',
  'src/**/*.ts',
  '../../packages/agent-rules/src/**/*.ts',
  '../../packages/api-client/src/**/*.ts',
  '../../packages/lottery-rules/src/**/*.ts',
  '../../packages/fairness/src/**/*.ts',
];

let sourcesHash: string | undefined;

/**
 * An archive of a database for tests, made once for all of them: starting PostgreSQL from nothing
 * and seeding it takes ten times as long as unpacking it. Any change of the sources makes a new one.
 */
export async function cachedTemplate(name: string, make: () => Promise<Blob>): Promise<Blob> {
  sourcesHash ??= hashSources();
  const folder = path.join(packageRoot(), 'node_modules', '.cache', 'templates');
  const file = path.join(folder, `${name}-${sourcesHash}.tar`);
  if (!existsSync(file)) {
    const archive = await make();
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
    for (const stale of globSync(`${name}-*.tar`, { cwd: folder })) {
      rmSync(path.join(folder, stale), { force: true });
    }
    renameSync(draft, file);
    return archive;
  }
  return new Blob([await (await openAsBlob(file)).arrayBuffer()]);
}

function hashSources(): string {
  const cwd = packageRoot();
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd }).sort()) {
    if (file.includes('.test.')) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(cwd, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
