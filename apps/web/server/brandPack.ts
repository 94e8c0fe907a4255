import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

// By path, because a build's configuration runs before the workspace's source condition applies.
import {
  brandFile,
  brandFolder,
  BrandPackError,
  loadBrandPack,
  type Brand,
} from '../../../packages/site-config/src/build.ts';

import { brandFiles, type BrandFiles } from './brandFiles.ts';
import { createBrandPictures } from './brandPictures.ts';
import { serveStaticFile, toStaticFile, type StaticFiles } from './staticFiles.ts';

export { BrandPackError };

const ID = 'virtual:brand-pack';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A brand pack and the folder with its files. */
export interface BrandSource {
  brand: Brand;
  folder: string;
}

/**
 * Reads the brand pack that the server is started with instead of the build's: the look and the audience are
 * rendered by the server, so one build serves several brands. Throws {@link BrandPackError}.
 *
 * @param file absolute, or relative to the repository's root, as in a build
 */
export function readBrandPack(file: string): BrandSource {
  const path = resolve(ROOT, file);
  const brand = loadBrandPack(path);
  return { brand, folder: brandFolder(path, brand) };
}

/** The files of this build's brand. */
export function builtBrandFiles(): Promise<BrandFiles> {
  const { brand, folder } = readBrandPack(brandFile(ROOT));
  return brandFiles(brand, folder);
}

/** The files of a build with those of another brand in place of its own. */
export function withBrandFiles(files: StaticFiles, own: BrandFiles): StaticFiles {
  const others = [...files].filter(([path]) => !path.startsWith('/brand/'));
  return new Map([
    ...others,
    ...[...own].map(([path, body]) => [path, toStaticFile(path, Buffer.from(body))] as const),
  ]);
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
    // In development, the brand's files are in no folder that Vite serves.
    async configureServer(server) {
      const files = withBrandFiles(new Map(), await builtBrandFiles());
      const pictureOf = createBrandPictures(files);
      server.middlewares.use((incoming, outgoing, next) => {
        const request = new Request(new URL(incoming.url ?? '/', 'http://localhost'));
        void (async () => {
          const response = serveStaticFile(files, request) ?? (await pictureOf(request));
          if (!response) return next();
          outgoing.setHeader('content-type', response.headers.get('content-type') ?? '');
          outgoing.end(Buffer.from(await response.arrayBuffer()));
        })();
      });
    },
  };
}
