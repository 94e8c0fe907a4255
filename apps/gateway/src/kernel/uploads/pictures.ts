import { PICTURE_LIMITS } from '@perya/api-client';
import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Rejection } from '../http/Rejection';
import type { Platform } from '../platform';

/** A picture of more pixels than any telephone takes is made to fill the memory. */
const MAX_PIXELS = 60_000_000;
/** Enough to read a screenshot by. */
const KEPT_SIDE = 1600;
const MEGABYTE = 1024 * 1024;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg']);

/**
 * Re-encodes a picture from what was sent: judged by its content, never by its name or type, and
 * without whatever else the file carried (places, thumbnails, appended programs). WebP.
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

/** A picture as a table keeps it. */
export interface KeptPicture {
  /** Random: anyone who has it may fetch the picture. */
  name: string;
  position: number;
  /** WebP. */
  data: Uint8Array;
}

/** Re-encodes all pictures of a call; one that is none refuses the call. */
export async function readPictures(files: readonly Blob[]): Promise<KeptPicture[]> {
  const pictures: KeptPicture[] = [];
  // One after another: three at once would take every core from the others' calls.
  for (const [position, file] of files.entries()) {
    const name = randomBytes(16).toString('hex');
    pictures.push({ name, position, data: await readPicture(file) });
  }
  return pictures;
}

/** What the pictures belong to: a folder of its own for each module. */
export type PictureFolder = 'promotion' | 'deposit' | 'withdrawal' | 'avatar';

const FOLDERS = '/uploads/';

/** Path of a picture on the play origin. */
export const picturePath = (folder: PictureFolder, name: string) =>
  `${FOLDERS}${folder}/${name}.webp`;

/** An uploaded picture is on the play origin, so that whatever it is, it is not on the site's; the rest stays. */
export const pictureUrl = ({ config }: Platform, path: string) =>
  path.startsWith(FOLDERS) ? config.playOrigin + path : path;

/** Address of a picture on the play origin. */
export const pictureAddress = (platform: Platform, folder: PictureFolder, name: string) =>
  pictureUrl(platform, picturePath(folder, name));

interface ServeOptions {
  /** Pages of the site show it in place, and their browser may keep it for an hour. Default: neither. */
  isShownInPages?: boolean;
}

/** Serves a module's pictures, to download and not to open. */
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
