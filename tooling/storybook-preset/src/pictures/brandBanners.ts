import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createBrandPictures } from '../../../../apps/web/server/brandPictures.ts';
import { toStaticFile } from '../../../../apps/web/server/staticFiles.ts';
import { BANNER_WIDTHS, FORMATS } from './platformPictures.ts';

const BRANDS = fileURLToPath(
  new URL('../../../../packages/site-config/src/brands/', import.meta.url),
);

/** Draws the banners of all brands: `vinh-sao/banners/bay.svg` as `banner/vinh-sao-bay-640.avif`. */
export async function drawBrandBanners(folder: string): Promise<void> {
  await mkdir(join(folder, 'banner'), { recursive: true });
  const entries = await readdir(BRANDS, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && basename(entry.parentPath) === 'banners')
      .map(async ({ parentPath, name }) => {
        const brand = basename(join(parentPath, '..'));
        const source = await readFile(join(parentPath, name));
        await drawBanner(
          source,
          join(folder, 'banner', `${brand}-${name.slice(0, -extname(name).length)}`),
        );
      }),
  );
}

async function drawBanner(source: Buffer<ArrayBuffer>, target: string): Promise<void> {
  const path = '/brand/banner.svg';
  const pictureOf = createBrandPictures(new Map([[path, toStaticFile(path, source)]]));
  for (const [width, drawnWidth] of Object.entries(BANNER_WIDTHS)) {
    for (const format of FORMATS) {
      const address = `http://localhost/brand/banner-${drawnWidth}.${format}`;
      const picture = await pictureOf(new Request(address));
      if (!picture) throw new Error(`The site doesn't draw ${address}.`);
      await writeFile(`${target}-${width}.${format}`, await picture.bytes());
    }
  }
}
