import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

// By path, because a build's configuration runs before the workspace's source condition applies.
import {
  brandFile,
  BrandPackError,
  loadBrandPack,
  type Brand,
} from '../../../packages/site-config/src/build.ts';

export { BrandPackError };

const ID = 'virtual:brand-pack';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Reads the brand pack that the server is started with instead of the build's: the look and the audience are
 * rendered by the server, so one build serves several brands. Throws {@link BrandPackError}.
 *
 * @param file absolute, or relative to the repository's root, as in a build
 */
export function readBrandPack(file: string): Brand {
  return loadBrandPack(resolve(ROOT, file));
}

/**
 * `import brand from 'virtual:brand-pack'` provides this build's validated brand pack: the file in
 * `PERYA_BRAND`, or the demo brand's. An invalid pack fails the build with the error's location.
 */
export function brandPack(): Plugin {
  return {
    name: 'perya:brand-pack',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const file = brandFile(ROOT);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(loadBrandPack(file))}`;
    },
  };
}
