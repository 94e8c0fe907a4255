/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BrandPackError, parseBrandPack, type Brand } from './brandPack.ts';

export { BrandPackError, type Brand } from './brandPack.ts';

/** The demo brand's pack, relative to both `src` and `dist`. */
const DEMO = new URL('./brands/perya.json', import.meta.url);

/**
 * Returns the path of a build's brand pack: the file in `PERYA_BRAND`, or the demo brand's.
 *
 * @param root base folder of a relative `PERYA_BRAND`
 */
export function brandFile(root: string): string {
  const name = process.env['PERYA_BRAND'];
  return name ? resolve(root, name) : fileURLToPath(DEMO);
}

/**
 * Reads a brand pack while the site is built or started.
 *
 * @param file path or file URL of the JSON file
 * @throws {BrandPackError} if it can't be read, isn't JSON, or is invalid; the message has file and path
 */
export function loadBrandPack(file: string | URL): Brand {
  let pack: unknown;
  try {
    pack = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new BrandPackError(String(file), [what], { cause: error });
  }
  return parseBrandPack(pack, String(file));
}
