import { drawnAt } from './brandFiles.ts';
import { serveStaticFile, toStaticFile, type StaticFile, type StaticFiles } from './staticFiles.ts';

/** The widths of `app/banners/banner.ts`, in the formats that pages ask for. */
const ASKED = /^(\/brand\/.+)-(640|960|1280|1920)\.(avif|webp)$/;
const ENDINGS = ['.svg', '.png', '.jpg', '.webp'];
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/**
 * Serves the pictures of the brand's folder in the widths that pages ask for: `/brand/banners/bay-640.avif` is
 * drawn from `banners/bay.svg` when it's first requested, and kept; one that failed is drawn again. Only sources of
 * the folder and fixed widths are drawn, so the number of pictures is limited.
 */
export function createBrandPictures(files: StaticFiles) {
  const drawn = new Map<string, Promise<StaticFile>>();

  return async function serveBrandPicture(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const [, path = '', width = '', format = ''] = ASKED.exec(pathname) ?? [];
    const source = ENDINGS.map((ending) => files.get(path + ending)).find(Boolean)?.bodies.identity;
    if (!source || (format !== 'avif' && format !== 'webp')) return null;
    const picture = drawn.get(pathname) ?? draw(source, { pathname, width: Number(width), format });
    drawn.set(pathname, picture);
    picture.catch(() => drawn.delete(pathname));
    return serveStaticFile(new Map([[pathname, await picture]]), request);
  };
}

interface Wanted {
  pathname: string;
  width: number;
  format: keyof typeof QUALITY;
}

async function draw(source: Buffer, { pathname, width, format }: Wanted): Promise<StaticFile> {
  const picture = await drawnAt(source, width);
  return toStaticFile(pathname, await picture.toFormat(format, QUALITY[format]).toBuffer());
}
