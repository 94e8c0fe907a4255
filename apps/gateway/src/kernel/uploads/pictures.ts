import { PICTURE_LIMITS } from '@perya/api-client';
import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Rejection } from '../http/Rejection';
import type { Platform } from '../platform';

/** An image with more pixels than any phone takes is meant to exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/** Large enough to read a screenshot. */
const KEPT_SIDE = 1600;
const MEGABYTE = 1024 * 1024;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg']);

/**
 * Re-encodes an uploaded image as WebP. The type is detected from the content, never from its name or
 * declared type, and everything else in the file (locations, thumbnails, appended programs) is removed.
 */
async function readPicture(file: Blob): Promise<Uint8Array> {
  if (file.size > PICTURE_LIMITS.pictureBytes) {
    throw new Rejection(422, 'PICTURE_TOO_LARGE', 'form.imageTooLarge', {
      params: { size: PICTURE_LIMITS.pictureBytes / MEGABYTE },
    });
  }
  const bytes = await file.arrayBuffer();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`${format} is not taken.`);
    return await picture
      .rotate()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new Rejection(422, 'PICTURE_NOT_READABLE', 'form.imageType');
  }
}

/** An image as stored in a table. */
export interface StoredPicture {
  /** Random: anyone who knows it can fetch the image. */
  name: string;
  position: number;
  /** WebP. */
  data: Uint8Array;
}

/** Re-encodes all images of a call. Rejects the call if one isn't an image. */
export async function readPictures(files: readonly Blob[]): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  // One at a time: three at once would use every core and block other calls.
  for (const [position, file] of files.entries()) {
    const name = randomBytes(16).toString('hex');
    pictures.push({ name, position, data: await readPicture(file) });
  }
  return pictures;
}

/** What the images belong to: one folder per module. */
export type PictureFolder = 'promotion' | 'deposit' | 'withdrawal' | 'avatar';

const FOLDERS = '/uploads/';

/** Path of an image on the play origin. */
export const picturePath = (folder: PictureFolder, name: string) =>
  `${FOLDERS}${folder}/${name}.webp`;

/**
 * Resolves an uploaded image's path on the play origin, so that its content, whatever it is, isn't on the
 * site's origin; returns other URLs unchanged.
 */
export const pictureUrl = ({ config }: Platform, path: string) =>
  path.startsWith(FOLDERS) ? config.playOrigin + path : path;

/** URL of an image on the play origin. */
export const pictureAddress = (platform: Platform, folder: PictureFolder, name: string) =>
  pictureUrl(platform, picturePath(folder, name));

interface ServeOptions {
  /** The site's pages show it inline, and browsers may cache it for an hour. Default: neither. */
  isShownInPages?: boolean;
}

/** Serves a module's images as downloads, not to be opened. */
export function mountPictures(
  app: Hono,
  folder: PictureFolder,
  find: (name: string) => Promise<Uint8Array | undefined>,
  { isShownInPages = false }: ServeOptions = {},
): void {
  app.get(`${FOLDERS}${folder}/:file`, async (context) => {
    const [, name = ''] = /^([0-9a-f]{32})\.webp$/.exec(context.req.param('file') ?? '') ?? [];
    const data = await find(name);
    if (data === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    return context.body(Uint8Array.from(data), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': `attachment; filename="${name}.webp"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': isShownInPages ? 'private, max-age=3600' : 'private, no-store',
      'Cross-Origin-Resource-Policy': isShownInPages ? 'cross-origin' : 'same-origin',
    });
  });
}
