/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { BrandPackError, parseBrandPack, type Brand } from './brand-pack.ts';

export { BrandPackError, type Brand } from './brand-pack.ts';

/**
 * Reads a brand pack while the site is built or started.
 *
 * @param file path or file URL of the JSON file
 * @throws {BrandPackError} when it cannot be read, is no JSON, or has a fault: naming file and place
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
