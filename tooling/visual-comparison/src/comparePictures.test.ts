import sharp from 'sharp';
import { expect, test } from 'vitest';

import { comparePictures } from './comparePictures.ts';

type Color = [number, number, number];

/** A picture of 10 × 10 pixels in one color, with one pixel in another, and of any height. */
function png(color: Color, pixel = color, height = 10): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 10 * height }, () => color).flat());
  pixels.set(pixel, 0);
  return sharp(pixels, { raw: { width: 10, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('equal pictures have no difference, also when they are compressed differently', async () => {
  const picture = await png([200, 100, 50]);
  const other = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(picture)).toBe(false);
  expect(await comparePictures(picture, picture)).toBeNull();
  expect(await comparePictures(picture, other)).toBeNull();
});

test('a single pixel that differs by the smallest step counts', async () => {
  const difference = await comparePictures(
    await png([200, 100, 50]),
    await png([200, 100, 50], [200, 100, 51]),
  );
  expect(difference?.share).toBe(0.01);
  const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('what a taller picture has more of differs', async () => {
  const [low, high] = await Promise.all([png([9, 9, 9]), png([9, 9, 9], [9, 9, 9], 40)]);
  expect((await comparePictures(low, high))?.share).toBe(0.75);
  expect((await comparePictures(high, low))?.share).toBe(0.75);
});
