import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { Brand } from '@perya/site-config';
import sharp, { type Sharp } from 'sharp';

/** The pictures of a brand by their path on the site. */
export type BrandFiles = ReadonlyMap<string, Buffer>;

/** Where the site serves a pack's folder. */
const FOLDER_PATH = '/brand/';

const ICON_SIZES = { '/favicon-32.png': 32, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
/** What a launcher can cut off around the icon: W3C's safe zone is a circle of 80 %. */
const MASKABLE = { size: 512, icon: 410 } as const;
const APPLE_SIZE = 180;
/** The size of link previews. */
const SHARE = { width: 1200, height: 630 } as const;

/** The files of a pack's folder, and the icons and the link preview that are drawn from them. */
export async function brandFiles(
  { icon, sharePath }: Pick<Brand, 'icon' | 'sharePath'>,
  folder: string,
): Promise<BrandFiles> {
  const own = await folderFiles(folder);
  const source = own.get(icon.path) ?? missing(icon.path);
  const share = own.get(sharePath) ?? missing(sharePath);
  const drawn: (readonly [string, Promise<Buffer>])[] = [
    ...Object.entries(ICON_SIZES).map(
      ([path, size]) => [path, drawnAt(source, size).then(toPng)] as const,
    ),
    // Phones round the corners themselves, so theirs are filled.
    ['/apple-touch-icon.png', onSquare(source, { size: APPLE_SIZE, icon: APPLE_SIZE }, icon)],
    ['/icon-maskable-512.png', onSquare(source, MASKABLE, icon)],
    [
      '/og.png',
      drawnAt(share, SHARE.width).then((picture) =>
        toPng(picture.resize({ ...SHARE, fit: 'cover' })),
      ),
    ],
  ];
  return new Map([
    ...own,
    ['/favicon.svg', source],
    ...(await Promise.all(drawn.map(async ([path, file]) => [path, await file] as const))),
  ]);
}

/** Writes a brand's files into a build. */
export async function writeBrandFiles(files: BrandFiles, target: string): Promise<void> {
  for (const [path, body] of files) {
    const file = join(target, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

/** A picture at a width in px: vectors are drawn at that size instead of being enlarged. */
export async function drawnAt(source: Buffer, width: number) {
  const { width: own, format } = await sharp(source).metadata();
  const density = format === 'svg' ? Math.max(1, (72 * width) / own) : undefined;
  return sharp(source, density === undefined ? {} : { density }).resize({ width });
}

const toPng = (picture: Sharp) => picture.png({ palette: true }).toBuffer();

async function onSquare(
  source: Buffer,
  { size, icon }: { size: number; icon: number },
  { background }: Brand['icon'],
): Promise<Buffer> {
  const input = await (await drawnAt(source, icon)).png().toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 3, background } });
  return toPng(square.composite([{ input }]));
}

async function folderFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const read = files.map(async (file) => {
    const path = FOLDER_PATH + relative(folder, file).split(sep).join('/');
    return [path, await readFile(file)] as const;
  });
  return new Map(await Promise.all(read));
}

/** Packs are checked when they are loaded, so only a file that was removed since then is missing. */
function missing(path: string): never {
  throw new Error(`${path} is not in the brand's folder.`);
}
