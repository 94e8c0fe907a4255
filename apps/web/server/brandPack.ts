import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

// By path: a build's own configuration runs before the workspace's source condition is known.
import { brandFile, loadBrandPack } from '../../../packages/site-config/src/build.ts';

const ID = 'virtual:brand-pack';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * `import brand from 'virtual:brand-pack'` gives the checked brand pack of this build: the file that
 * `PERYA_BRAND` names, else the demo brand's. A faulty pack ends the build, naming the place.
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
