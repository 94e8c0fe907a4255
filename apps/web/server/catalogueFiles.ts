import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** For each language, in lower case, the chunk of each package's messages: `{ th: { lobby: '/assets/…' } }`. */
export type CatalogueFiles = Record<string, Record<string, string>>;

interface ManifestEntry {
  file: string;
}

/**
 * Finds the message chunks in Vite's manifest. The page preloads those it needs, so that they load in
 * parallel with the scripts instead of a round trip later.
 */
export function catalogueFilesOf(manifest: Record<string, ManifestEntry>): CatalogueFiles {
  const found: CatalogueFiles = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    // The site's catalogues are named after its folder, the packages' after theirs, and further ones after
    // their parent folder.
    const parts =
      /(?:(?:^|\/)([\w-]+)\/src(?:\/[\w-]+)*?(?:\/([\w-]+))?|^app(?:\/\w+)*?(?:\/(\w+))?)\/locales\/(\w+)\.json$/.exec(
        source,
      );
    if (!parts) continue;
    const [, owner = 'web', topic, page, language = ''] = parts;
    const files = (found[language] ??= {});
    files[topic ?? page ?? owner] = `/${file}`;
    // `supportHelp` is the namespace of `help` in `support`.
    if (topic) files[`${owner}-${topic}`] = `/${file}`;
  }
  return found;
}

/**
 * Reads the client build's manifest, writes the data for the server, and removes the manifest from the served
 * files.
 */
export async function writeCatalogueFiles(clientFolder: string, target: string): Promise<void> {
  const path = join(clientFolder, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, ManifestEntry>;
  await writeFile(target, JSON.stringify(catalogueFilesOf(manifest)));
  if (basename(dirname(path)) === '.vite') await rm(dirname(path), { recursive: true });
}
