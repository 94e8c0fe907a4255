import { APPLICATION_LIMITS } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { Rejection } from '../http/Rejection';
import type { Platform } from '../platform';
import { promotionPicture } from './schema';

/** A picture of more pixels than any telephone takes is made to fill the memory. */
const MOST_PIXELS = 60_000_000;
/** Enough to read a screenshot by. */
const KEPT_SIDE = 1600;
const MEGABYTE = 1024 * 1024;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg']);

/**
 * Makes a picture anew from what was sent: judged by its content, never by its name or type, and
 * without whatever else the file carried (places, thumbnails, appended programs).
 */
export async function readPicture(file: Blob): Promise<Uint8Array> {
  if (file.size > APPLICATION_LIMITS.pictureBytes) {
    throw new Rejection(422, 'PICTURE_TOO_LARGE', 'form.imageTooLarge', {
      params: { size: APPLICATION_LIMITS.pictureBytes / MEGABYTE },
    });
  }
  const bytes = await file.arrayBuffer();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
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

const FOLDER = '/uploads/promotion/';

/** On the play origin, so that whatever it is, it is not on the site's. */
export const pictureAddress = ({ config }: Platform, name: string) =>
  `${config.playOrigin}${FOLDER}${name}.webp`;

/** Pictures of applications, to download and not to open. */
export function mountPictures(app: Hono, { db }: Platform): void {
  app.get(`${FOLDER}:file`, async (context) => {
    const [, name = ''] = /^([0-9a-f]{32})\.webp$/.exec(context.req.param('file')) ?? [];
    const [picture] = await db
      .select({ data: promotionPicture.data })
      .from(promotionPicture)
      .where(eq(promotionPicture.name, name));
    if (picture === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    return context.body(Uint8Array.from(picture.data), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': `attachment; filename="${name}.webp"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    });
  });
}
