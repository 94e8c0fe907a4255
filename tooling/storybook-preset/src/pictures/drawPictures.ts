import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawBrandBanners } from './brandBanners.ts';
import { platformFiles } from './platformPictures.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GATEWAY = join(ROOT, 'apps/gateway');
const CACHE = join(ROOT, 'node_modules/.cache/storybook-pictures');
const DRAFT = 'draft-';

/** What the pictures are drawn from. */
const SOURCES = [
  'apps/gateway/src/modules/art/**/*.{ts,svg}',
  'apps/gateway/src/modules/games/game-list/*.ts',
  'apps/gateway/src/demo/*.json',
  'apps/web/server/brandPictures.ts',
  'packages/site-config/src/brands/**',
  'tooling/storybook-preset/src/pictures/*.ts',
];

/**
 * Returns the folder with the files that stories load from `/art/`, drawn by the code of the gateway and the
 * site. It's drawn again when that code or the list of the pictures changes.
 */
export async function drawPictures(): Promise<string> {
  const folder = join(CACHE, versionOf(SOURCES));
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, DRAFT));
  await Promise.all([drawPlatformPictures(draft), drawBrandBanners(draft)]);
  // Another process may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  await removeOthers(folder);
  return folder;
}

/** Removes the pictures of earlier versions, but not the draft of another process. */
async function removeOthers(folder: string): Promise<void> {
  const others = (await readdir(CACHE))
    .filter((name) => !name.startsWith(DRAFT))
    .map((name) => join(CACHE, name))
    .filter((path) => path !== folder);
  await Promise.all(others.map((path) => rm(path, { recursive: true, force: true })));
}

function versionOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: ROOT, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  for (const path of files.map((file) => join(file.parentPath, file.name)).toSorted()) {
    hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Runs the gateway's own script: the gateway's source needs the workspace's source condition. */
async function drawPlatformPictures(folder: string): Promise<void> {
  const script = 'src/modules/art/writePictures.ts';
  const drawing = spawn(
    process.execPath,
    ['--conditions=@perya/source', '--import', 'tsx', script, folder],
    { cwd: GATEWAY, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  drawing.stdin.end(JSON.stringify(platformFiles()));
  const [code] = (await once(drawing, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`The gateway couldn't draw the pictures of the stories: ${script}`);
}
