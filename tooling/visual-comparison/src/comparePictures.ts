import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What differs between two pictures. */
export interface Difference {
  /** The share of pixels that differ, up to 1. */
  share: number;
  /** A PNG in which they are red. */
  picture: Buffer;
}

/** Compares two PNGs pixel by pixel. Returns null if they are equal. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    pixelsOf(before, width, height),
    pixelsOf(after, width, height),
  ]);
  const drawn = Buffer.alloc(one.length);
  // Each pixel counts, also at the edges of letters: the two pictures are of the same browser and machine.
  const count = pixelmatch(one, other, drawn, width, height, { threshold: 0, includeAA: true });
  if (count === 0) return null;
  const raw = { width, height, channels: 4 } as const;
  return { share: count / (width * height), picture: await sharp(drawn, { raw }).png().toBuffer() };
}

/** The pixels of a PNG at the top left of a larger area, of which the rest is transparent. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
