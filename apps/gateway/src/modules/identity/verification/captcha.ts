import { and, eq, gt, lt } from 'drizzle-orm';
import { randomInt, timingSafeEqual } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../../../kernel/db/types';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { captcha } from './schema';

/**
 * The letters as strokes on a grid of 4 by 6, so that no fonts are needed. Easily confused letters are left
 * out.
 */
const STROKES: Record<string, readonly (readonly [number, number])[][]> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 4],
      [3.2, 4],
    ],
  ],
  C: [
    [
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
    ],
  ],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  F: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  J: [
    [
      [1, 0],
      [4, 0],
    ],
    [
      [3, 0],
      [3, 5],
      [2, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [0, 3.2],
      [4, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0, 0],
      [2, 3],
      [4, 0],
      [4, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  P: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 2.3],
      [3, 3.3],
      [0, 3.3],
    ],
  ],
  R: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 2.3],
      [3, 3.3],
      [0, 3.3],
    ],
    [
      [2, 3.3],
      [4, 6],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  U: [
    [
      [0, 0],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 0],
    ],
  ],
  W: [
    [
      [0, 0],
      [1, 6],
      [2, 2.5],
      [3, 6],
      [4, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
  3: [
    [
      [0, 0],
      [4, 0],
      [2, 2.5],
      [3, 2.5],
      [4, 3.5],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.5, 6],
    ],
  ],
};
const LETTERS = Object.keys(STROKES);
const LENGTH = 5;
const WIDTH = 160;
const HEIGHT = 56;
const LIFETIME_MS = 5 * 60_000;

interface Draw {
  db: Db;
  secrets: Secrets;
  /** Chosen by the page; identifies the picture when its answer is sent. */
  key: string;
  now: Date;
}

/** Draws a new picture for a key, which replaces the previous one; returns it as base64 PNG. */
export async function drawCaptcha({ db, secrets, key, now }: Draw): Promise<string> {
  const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const row = {
    id: key,
    textHash: hashOf(secrets, key, text),
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  };
  await db.insert(captcha).values(row).onConflictDoUpdate({ target: captcha.id, set: row });
  const picture = await sharp(Buffer.from(pictureOf(text)))
    .png({ palette: true })
    .toBuffer();
  return picture.toString('base64');
}

/** Whether the answer matches the picture. Right or wrong, the picture is used up. */
export async function spendCaptcha(
  { db, secrets, key, now }: Draw,
  answer: string,
): Promise<boolean> {
  const [row] = await db
    .delete(captcha)
    .where(and(eq(captcha.id, key), gt(captcha.expiresAt, now)))
    .returning();
  if (row === undefined) return false;
  const given = Buffer.from(hashOf(secrets, key, answer.trim().toUpperCase()));
  const wanted = Buffer.from(row.textHash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export async function sweepCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
}

const hashOf = (secrets: Secrets, key: string, text: string) =>
  secrets.sign('captcha', `${key}:${text}`);

/** Letters rotated, shifted and crossed by lines, in colors that contrast with the background. */
function pictureOf(text: string): string {
  const between = (low: number, high: number) => low + randomInt(0, 1000) * ((high - low) / 1000);
  const colour = () => `hsl(${randomInt(360)} 55% ${randomInt(24, 40)}%)`;
  const letters = Array.from(text, (letter, index) => {
    const x = 12 + index * 30 + between(-3, 3);
    const y = 12 + between(-4, 4);
    const size = between(4.6, 5.6);
    const paths = (STROKES[letter] ?? []).map((points) => {
      const placed = points.map(
        ([px, py]) => `${px * size + between(-1, 1)},${py * size + between(-1, 1)}`,
      );
      return `<polyline points="${placed.join(' ')}"/>`;
    });
    return `<g transform="translate(${x} ${y}) rotate(${between(-14, 14)} 10 16)" fill="none" stroke="${colour()}" stroke-width="${between(3.2, 4.4)}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const points = [0, 55, 110, WIDTH].map((x) => `${x},${between(6, HEIGHT - 6)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour()}" stroke-width="${between(0.8, 1.8)}" opacity="0.6"/>`;
  });
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 1.6)}" fill="${colour()}" opacity="0.5"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f6f1e7"/>${dots.join('')}${letters.join('')}${lines.join('')}</svg>`;
}
