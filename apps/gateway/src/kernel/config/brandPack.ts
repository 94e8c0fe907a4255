import path from 'node:path';
import {
  brandFolder,
  BrandPackError,
  loadBrandPack,
  type Brand as BrandPack,
} from '@perya/site-config/build';
import { packageRoot } from './packageRoot';
import { StartError } from './StartError';

/** The brand pack that the gateway was started with. */
export interface BrandPackSettings {
  pack: BrandPack;
  /** The file of the app's icon. */
  icon: string;
}

/** Reads the pack in `PERYA_BRAND`, relative to the repository's root as for the site. */
export function readBrandPack(file: string | undefined): BrandPackSettings | undefined {
  if (file === undefined) return undefined;
  const full = path.resolve(packageRoot(), '..', '..', file);
  try {
    const pack = loadBrandPack(full);
    const name = pack.icon.path.replace(/^\/brand\//, '');
    return { pack, icon: path.join(brandFolder(full, pack), name) };
  } catch (error) {
    if (error instanceof BrandPackError) throw new StartError(error.message);
    throw error;
  }
}
