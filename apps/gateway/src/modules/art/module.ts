import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { tournamentScene, rewardScene, promotionScene } from '../rewards';
import { gameListOf, CATEGORIES } from '../games';
import { bannerScene, BANNERS } from '../content';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import type { Module, Progress } from '../../kernel/module';
import { avatarSvg } from './avatar';
import { BANNER_CROPS, bannerSvg, vendorMarkSvg, type BannerCrop } from './banner';
import { COVER_WIDTH, coverSvg } from './cover';
import { flagSvg } from '../identity';
import { mountWebClip } from './webClip';
import { mountGameArt } from './gameArt';
import { openArtEncoder, type ArtFormat, type ArtRequest, type ArtEncoder } from './artEncoder';

const COVER_WIDTHS: ReadonlySet<number> = new Set([160, 240, 320, 480]);
const BANNER_WIDTHS: ReadonlySet<number> = new Set([640, 960, 1280, 1920]);
const REWARD_WIDTHS: ReadonlySet<number> = new Set([240, 320, 480, 640, 960]);

const TYPES: Readonly<Record<ArtFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const COVER = /^(\w{1,32})-(\d{2,4})\.(avif|webp)$/;
const BANNER = /^([a-z0-9-]{1,70})-(\d{2,4})\.(avif|webp)$/;
/** Link previews: a single size that all services accept. */
const SHARED = /^([a-z0-9-]{1,64})-share-1200\.jpg$/;
const MARK = /^(\w{1,16})\.svg$/;
const FACE = /^([a-z]{1,32})\.svg$/;
const FLAG = /^([A-Z]{2})\.svg$/;

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
  app.get('/art/cover/:file', async (context) => {
    const [, id = '', width, format] = COVER.exec(context.req.param('file')) ?? [];
    const request = await coverRequest(platform, id, Number(width), format as ArtFormat);
    return answer(context, studio, request);
  });
  for (const kind of ['banner', 'promotion', 'tournament'] as const) {
    app.get(`/art/${kind}/:file`, (context) => {
      const [, shared] = SHARED.exec(context.req.param('file')) ?? [];
      if (shared !== undefined) return answer(context, studio, shareRequest(kind, shared));
      const [, name = '', width, format] = BANNER.exec(context.req.param('file')) ?? [];
      // A banner's id may itself end in `-phone`.
      const isWhole = SCENES[kind](name) !== undefined;
      const request = bannerRequest(kind, {
        id: isWhole ? name : name.replace(/-phone$/, ''),
        crop: isWhole || !name.endsWith('-phone') ? 'wide' : 'phone',
        width: Number(width),
        format: format as ArtFormat,
      });
      return answer(context, studio, request);
    });
  }
  app.get('/art/reward/:file', (context) => {
    const [, id = '', width, format] = BANNER.exec(context.req.param('file')) ?? [];
    return answer(context, studio, rewardRequest(id, Number(width), format as ArtFormat));
  });
  app.get('/art/vendor/:file', async (context) => {
    const [, code = ''] = MARK.exec(context.req.param('file')) ?? [];
    const gameList = await gameListOf(platform);
    const position = gameList.vendors.findIndex((vendor) => vendor.code === code);
    if (position < 0) throw noPicture();
    return sendSvg(context, vendorMarkSvg(code, position));
  });
  app.get('/art/avatar/:file', (context) => {
    const [, id = ''] = FACE.exec(context.req.param('file')) ?? [];
    const svg = avatarSvg(id);
    if (svg === undefined) throw noPicture();
    return sendSvg(context, svg);
  });
  app.get('/art/flags/:file', (context) => {
    const [, code = ''] = FLAG.exec(context.req.param('file')) ?? [];
    const svg = flagSvg(code);
    if (svg === undefined) throw noPicture();
    return sendSvg(context, svg);
  });
}

async function coverRequest(
  platform: Platform,
  id: string,
  width: number,
  format: ArtFormat,
): Promise<ArtRequest | undefined> {
  if (!COVER_WIDTHS.has(width)) return undefined;
  const gameList = await gameListOf(platform);
  const game = gameList.game(id);
  if (game === undefined) return undefined;
  return {
    name: `cover/${id}-${width}`,
    svg: () => coverSvg(game),
    drawnWidth: COVER_WIDTH,
    width,
    format,
  };
}

interface BannerPicture {
  id: string;
  crop: BannerCrop;
  width: number;
  format: ArtFormat;
}

/** Pictures of promotions and tournaments are drawn like banners. */
const SCENES = { banner: bannerScene, promotion: promotionScene, tournament: tournamentScene };

function bannerRequest(
  kind: keyof typeof SCENES,
  { id, crop, width, format }: BannerPicture,
): ArtRequest | undefined {
  const scene = SCENES[kind](id);
  if (scene === undefined || !BANNER_WIDTHS.has(width)) return undefined;
  return {
    name: `${kind}/${id}-${crop}-${width}`,
    svg: () => bannerSvg(id, scene, crop),
    drawnWidth: BANNER_CROPS[crop].width,
    width,
    format,
  };
}

/** A reward's picture: one crop for both its card and its page. */
function rewardRequest(id: string, width: number, format: ArtFormat): ArtRequest | undefined {
  const scene = rewardScene(id);
  if (scene === undefined || !REWARD_WIDTHS.has(width)) return undefined;
  return {
    name: `reward/${id}-${width}`,
    svg: () => bannerSvg(id, scene, 'card'),
    drawnWidth: BANNER_CROPS.card.width,
    width,
    format,
  };
}

/** A banner in the crop for link previews. */
function shareRequest(kind: keyof typeof SCENES, id: string): ArtRequest | undefined {
  const scene = SCENES[kind](id);
  const { width } = BANNER_CROPS.share;
  if (scene === undefined) return undefined;
  return {
    name: `${kind}/${id}-share`,
    svg: () => bannerSvg(id, scene, 'share'),
    drawnWidth: width,
    width,
    format: 'jpg',
  };
}

async function answer(
  context: Context,
  studio: ArtEncoder,
  request: ArtRequest | undefined,
): Promise<Response> {
  if (request === undefined) throw noPicture();
  return send(context, await studio.picture(request), TYPES[request.format]);
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

const noPicture = () => new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');

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
  const covers = await Promise.all(
    [...games.keys()].map((id) => coverRequest(platform, id, 240, 'avif')),
  );
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
