/// <reference types="node" />
/**
 * Writes the brand pack of this build into this package, and the hashes of its folder's files, so that turbo can
 * hash them: `PERYA_BRAND` may name a file outside the repository, and its name doesn't identify its content.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { brandFile, brandFolder, BrandPackError, hashFolder, loadBrandPack } from '../src/build.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../.brand/', import.meta.url));

try {
  const file = brandFile(ROOT);
  const pack = loadBrandPack(file);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}pack.json`, JSON.stringify(pack));
  writeFileSync(`${FOLDER}files.json`, JSON.stringify(hashFolder(brandFolder(file, pack))));
} catch (error) {
  if (!(error instanceof BrandPackError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
