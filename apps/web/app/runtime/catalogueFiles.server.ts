import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type Catalogue, type LanguageCode } from '@perya/i18n';

import type { CatalogueFiles } from '../../server/catalogueFiles.ts';

/** Folders whose names differ from their namespace. */
const FOLDERS: Readonly<Record<string, string>> = {
  shell: 'web',
  shellLazy: 'shell',
  errors: 'i18n',
  loaded: 'Loaded',
};

/** `pointsMall` is the namespace of `points-mall`. */
function folderOf(namespace: string): string {
  return FOLDERS[namespace] ?? namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

let files: CatalogueFiles | undefined;

/** The chunks of these catalogues in a language. Empty in development, where modules aren't bundled. */
export function catalogueFiles(catalogues: readonly Catalogue[], language: LanguageCode): string[] {
  const folder = process.env['SITE_BUILD_DIR'];
  if (!import.meta.env.PROD || !folder) return [];
  files ??= JSON.parse(readFileSync(join(folder, 'catalogues.json'), 'utf8')) as CatalogueFiles;
  const chain = [language, ...LANGUAGES[language].fallbacks];
  return catalogues.flatMap(({ namespace }) => {
    for (const code of chain) {
      const file = files?.[code.toLowerCase()]?.[folderOf(namespace)];
      if (file) return [file];
    }
    return [];
  });
}
