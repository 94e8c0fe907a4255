import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { gameListOf, CATEGORIES } from '../games';
import { BANNERS } from '../content';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import type { Module, Progress } from '../../kernel/module';
import { mountWebClip } from './webClip';
import { mountGameArt } from './gameArt';
import { openArtEncoder, type ArtFormat, type ArtEncoder } from './artEncoder';
import { bannerRequest, coverRequest, pictureOf } from './pictures';

const TYPES: Readonly<Record<ArtFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Pictures needed for the first view of the home page; everything else is drawn on request. */
const WARM_PER_LANE = 8;

const studios = new WeakMap<Platform, ArtEncoder>();

/** Pictures: drawn in code, encoded on the first request, stored on disk. */
export const art: Module = {
  name: 'art',
  mount: (app, platform) => {
    mountArt(app, platform, studioOf(platform));
    mountWebClip(app, platform);
  },
  mountPlay: mountGameArt,
  start: async (platform, progress) => {
    // Tests don't wait for pictures that they don't look at.
    if (platform.config.seed !== 'small') await warm(platform, progress);
  },
};

function studioOf(platform: Platform): ArtEncoder {
  const studio = studios.get(platform) ?? openArtEncoder(platform.config.artFolder);
  studios.set(platform, studio);
  return studio;
}

function mountArt(app: Hono, platform: Platform, studio: ArtEncoder): void {
  app.get('/art/:kind/:file', async (context) => {
    const { kind, file } = context.req.param();
    const picture = pictureOf(kind, file, await gameListOf(platform));
    if (picture === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    if (typeof picture === 'string') return sendSvg(context, picture);
    return send(context, await studio.picture(picture), TYPES[picture.format]);
  });
}

function sendSvg(context: Context, svg: string): Response {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  // If a picture is opened directly, it must not be able to run scripts.
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  return send(context, { bytes: new TextEncoder().encode(svg), etag }, 'image/svg+xml');
}

function send(
  context: Context,
  { bytes, etag }: { bytes: Uint8Array<ArrayBuffer>; etag: string },
  type: string,
): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('ETag', etag);
  // The site may show pictures from its own origin or from this one.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (context.req.header('if-none-match')?.split(', ').includes(etag) === true) {
    return context.body(null, 304);
  }
  context.header('Content-Type', type);
  return context.body(bytes);
}

async function warm(platform: Platform, progress: Progress): Promise<void> {
  const studio = studioOf(platform);
  const gameList = await gameListOf(platform);
  const home = BANNERS.filter(({ group }) => group === 'w_home').flatMap(({ id }) => [
    bannerRequest('banner', { id, crop: 'wide', width: 1280, format: 'avif' }),
    bannerRequest('banner', { id, crop: 'phone', width: 960, format: 'avif' }),
    bannerRequest('banner', { id, crop: 'phone', width: 640, format: 'avif' }),
  ]);
  const games = new Map(
    [
      ...CATEGORIES.flatMap((category) =>
        gameList.find({ category, vendorsOff: {} }).slice(0, WARM_PER_LANE),
      ),
      ...gameList.find({ vendorsOff: {} }).slice(0, 20),
      ...gameList.find({ classification: 'hot', vendorsOff: {} }).slice(0, 12),
    ].map((game) => [game.id, game]),
  );
  const covers = [...games.keys()].map((id) => coverRequest(gameList, id, 240, 'avif'));
  const requests = [...home, ...covers].filter((request) => request !== undefined);
  let done = 0;
  await Promise.all(
    requests.map(async (request) => {
      await studio.picture(request);
      done += 1;
      progress(`Drawing pictures, ${done} of ${requests.length}`);
    }),
  );
}
