import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

// By path: a build's own configuration runs before the workspace's source condition is known.
import { loadBrandPack } from '../../../packages/site-config/src/build.ts';

const ID = 'virtual:brand-pack';
const DEMO = new URL('../../../packages/site-config/src/brands/perya.json', import.meta.url);

/**
 * `import brand from 'virtual:brand-pack'` gives the checked brand pack of this build: the file that
 * `PERYA_BRAND` names, else the demo brand's. A faulty pack ends the build, naming the place.
 */
export function brandPack(file = process.env['PERYA_BRAND']): Plugin {
  return {
    name: 'perya:brand-pack',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const path = file ? (isAbsolute(file) ? file : resolve(file)) : fileURLToPath(DEMO);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(loadBrandPack(path))}`;
    },
  };
}
