import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { readStaticFiles, type StaticFiles } from './staticFiles.ts';

/** How long the assets of an earlier build are available to pages that were opened before a deploy. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const REFRESH_MS = 60 * 60 * 1000;

export interface AssetArchive {
  /** Assets of this and earlier builds. */
  files: StaticFiles;
  stop: () => void;
}

/**
 * Keeps the hashed assets of every build for a day after its last server ran. A running server renews the
 * timestamps of its files each hour, so "a day" counts from the deploy that replaced it. Several servers may
 * share the folder.
 */
export async function openAssetArchive(
  clientFolder: string,
  archiveFolder: string,
  now: () => number = Date.now,
): Promise<AssetArchive> {
  const assets = join(clientFolder, 'assets');
  const archived = join(archiveFolder, 'assets');
  await mkdir(archived, { recursive: true });
  const own = await readdir(assets);

  async function renew(): Promise<void> {
    const seconds = now() / 1000;
    await Promise.all(
      own.map(async (name) => {
        const copy = join(archived, basename(name));
        await stat(copy).catch(() => copyFile(join(assets, name), copy));
        await utimes(copy, seconds, seconds);
      }),
    );
  }

  async function prune(): Promise<void> {
    for (const name of await readdir(archived)) {
      const path = join(archived, name);
      const found = await stat(path).catch(() => null);
      // Another server may have removed it in the meantime.
      if (found && now() - found.mtimeMs > KEEP_MS) await rm(path, { force: true });
    }
  }

  await renew();
  await prune();
  const files = await readStaticFiles(archiveFolder);
  const timer = setInterval(() => {
    // If the folder isn't writable, only old assets are lost.
    renew().then(prune, () => {});
  }, REFRESH_MS);
  timer.unref();
  return { files, stop: () => clearInterval(timer) };
}
