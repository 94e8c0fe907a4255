import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ROLE_TOKENS, SHAPE_TOKENS } from '@perya/site-config/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { brandFiles, writeBrandFiles } from './brandFiles.ts';
import { readBrandPack, withBrandFiles } from './brandPack.ts';
import { createBrandPictures } from './brandPictures.ts';
import { toStaticFile, type StaticFiles } from './staticFiles.ts';

const VINH_SAO = 'packages/site-config/src/brands/vinh-sao.json';
const { brand, folder } = readBrandPack(VINH_SAO);
let target: string;

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'brand-files-'));
});
afterAll(() => rm(target, { recursive: true }));

test('draws the icons and the link preview from the brand’s folder', async () => {
  const files = await brandFiles(brand, folder);
  const sizes = await Promise.all(
    [...files]
      .filter(([path]) => path.endsWith('.png'))
      .map(async ([path, body]) => {
        const { width, height } = await sharp(body).metadata();
        return [path, `${width}x${height}`];
      }),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    '/favicon-32.png': '32x32',
    '/icon-192.png': '192x192',
    '/icon-512.png': '512x512',
    '/apple-touch-icon.png': '180x180',
    '/icon-maskable-512.png': '512x512',
    '/og.png': '1200x630',
  });
  expect(String(files.get('/favicon.svg'))).toBe(await readFile(join(folder, 'icon.svg'), 'utf8'));
  // A phone cuts the corner off: it has the brand's color, and nothing transparent.
  const corner = await sharp(files.get('/icon-maskable-512.png'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const background = Buffer.from(brand.icon.background.slice(1), 'hex');
  for (const [index, channel] of background.entries()) {
    expect(Math.abs((corner[index] ?? 255) - channel)).toBeLessThan(4);
  }
});

test('writes them into a build, and replaces those of the build’s own brand', async () => {
  const files = await brandFiles(brand, folder);
  await writeBrandFiles(files, target);
  expect(await readFile(join(target, 'brand/banners/bay.svg'), 'utf8')).toContain('<svg');
  const built: StaticFiles = new Map(
    ['/brand/logo.svg', '/favicon.svg', '/sw.js'].map((path) => [
      path,
      toStaticFile(path, Buffer.from('first')),
    ]),
  );
  const served = withBrandFiles(built, files);
  expect(served.has('/brand/logo.svg')).toBe(false);
  expect(String(served.get('/favicon.svg')?.bodies.identity)).not.toBe('first');
  expect(String(served.get('/sw.js')?.bodies.identity)).toBe('first');
});

test('says which file of the folder is missing', async () => {
  const copy = join(target, 'copy');
  await cp(folder, copy, { recursive: true });
  await rm(join(copy, 'icon.svg'));
  await expect(brandFiles(brand, copy)).rejects.toThrow('/brand/icon.svg is not in the brand');
});

test('draws a banner in the width and format that a page asks for, and no others', async () => {
  const source = await readFile(join(folder, 'banners/bay.svg'));
  const path = '/brand/banners/bay.svg';
  const pictureOf = createBrandPictures(new Map([[path, toStaticFile(path, source)]]));
  const ask = (asked: string) => pictureOf(new Request(`https://play.example${asked}`));
  const response = await ask('/brand/banners/bay-640.webp');
  expect(response?.headers.get('content-type')).toBe('image/webp');
  const { width, format } = await sharp(await response?.arrayBuffer()).metadata();
  expect([width, format]).toEqual([640, 'webp']);
  const others = [
    '/brand/banners/bay-641.webp',
    '/brand/banners/bay-640.png',
    '/brand/banners/reef-640.webp',
    '/art/banners/bay-640.webp',
  ];
  expect(await Promise.all(others.map(ask))).toEqual([null, null, null, null]);
});

test('draws a banner again if that failed', async () => {
  const path = '/brand/banners/bay.svg';
  const files = new Map([[path, toStaticFile(path, Buffer.from('no picture'))]]);
  const pictureOf = createBrandPictures(files);
  const ask = () => pictureOf(new Request('https://play.example/brand/banners/bay-640.webp'));
  await expect(ask()).rejects.toThrow('unsupported image format');
  files.set(path, toStaticFile(path, await readFile(join(folder, 'banners/bay.svg'))));
  expect((await ask())?.status).toBe(200);
});

test('a pack can override every token of the kit', async () => {
  const css = await readFile(
    fileURLToPath(import.meta.resolve('@perya/ui-kit/styles.css')).replace(/[^/]*$/, 'tokens.css'),
    'utf8',
  );
  const declared = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
  const own = [...declared].filter((name) => !FIXED.test(name));
  expect([...ROLE_TOKENS, ...SHAPE_TOKENS].toSorted()).toEqual(own.toSorted());
});

/**
 * Tokens of the kit that are no brand's choice: the palette below the roles, what depends on the language, the
 * smallest target for a finger, and the order of layers.
 */
const FIXED = /^--(?:palette|leading|tracking|target|layer)-/;
