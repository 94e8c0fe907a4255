import { flagSvg } from '../identity';
import { bannerScene } from '../content';
import type { GameList } from '../games';
import { promotionScene, rewardScene, tournamentScene } from '../rewards';
import type { ArtFormat, ArtRequest } from './artEncoder';
import { avatarSvg } from './avatar';
import { BANNER_CROPS, bannerSvg, vendorMarkSvg, type BannerCrop } from './banner';
import { COVER_WIDTH, coverSvg } from './cover';

const COVER_WIDTHS: ReadonlySet<number> = new Set([160, 240, 320, 480]);
const BANNER_WIDTHS: ReadonlySet<number> = new Set([640, 960, 1280, 1920]);
const REWARD_WIDTHS: ReadonlySet<number> = new Set([240, 320, 480, 640, 960]);

const COVER = /^(\w{1,32})-(\d{2,4})\.(avif|webp)$/;
const BANNER = /^([a-z0-9-]{1,70})-(\d{2,4})\.(avif|webp)$/;
/** Link previews: a single size that all services accept. */
const SHARED = /^([a-z0-9-]{1,64})-share-1200\.jpg$/;
const MARK = /^(\w{1,16})\.svg$/;
const FACE = /^([a-z]{1,32})\.svg$/;
const FLAG = /^([A-Z]{2})\.svg$/;

/** What the pictures of games and vendors are drawn from. */
export type ArtSubjects = Pick<GameList, 'game' | 'vendors'>;

/**
 * The picture of a file under `/art/`: a drawing that is sent as SVG, or one to encode. Undefined if there is
 * no such picture.
 */
export function pictureOf(
  kind: string,
  file: string,
  subjects: ArtSubjects,
): ArtRequest | string | undefined {
  switch (kind) {
    case 'cover':
      return coverFile(file, subjects);
    case 'banner':
    case 'promotion':
    case 'tournament':
      return bannerFile(kind, file);
    case 'reward':
      return rewardFile(file);
    case 'vendor':
      return vendorMark(MARK.exec(file)?.[1], subjects);
    case 'avatar':
      return avatarSvg(FACE.exec(file)?.[1] ?? '');
    case 'flags':
      return flagSvg(FLAG.exec(file)?.[1] ?? '');
    default:
      return undefined;
  }
}

function coverFile(file: string, subjects: ArtSubjects): ArtRequest | undefined {
  const [, id = '', width, format] = COVER.exec(file) ?? [];
  return coverRequest(subjects, id, Number(width), format as ArtFormat);
}

export function coverRequest(
  { game }: Pick<ArtSubjects, 'game'>,
  id: string,
  width: number,
  format: ArtFormat,
): ArtRequest | undefined {
  const subject = COVER_WIDTHS.has(width) ? game(id) : undefined;
  return (
    subject && {
      name: `cover/${id}-${width}`,
      svg: () => coverSvg(subject),
      drawnWidth: COVER_WIDTH,
      width,
      format,
    }
  );
}

/** Pictures of promotions and tournaments are drawn like banners. */
const SCENES = { banner: bannerScene, promotion: promotionScene, tournament: tournamentScene };

function bannerFile(kind: keyof typeof SCENES, file: string): ArtRequest | undefined {
  const [, shared] = SHARED.exec(file) ?? [];
  if (shared !== undefined) return shareRequest(kind, shared);
  const [, name = '', width, format] = BANNER.exec(file) ?? [];
  // A banner's id may itself end in `-phone`.
  const isWhole = SCENES[kind](name) !== undefined;
  return bannerRequest(kind, {
    id: isWhole ? name : name.replace(/-phone$/, ''),
    crop: isWhole || !name.endsWith('-phone') ? 'wide' : 'phone',
    width: Number(width),
    format: format as ArtFormat,
  });
}

interface BannerPicture {
  id: string;
  crop: BannerCrop;
  width: number;
  format: ArtFormat;
}

export function bannerRequest(
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

/** A reward's picture: one crop for both its card and its page. */
function rewardFile(file: string): ArtRequest | undefined {
  const [, id = '', digits, format] = BANNER.exec(file) ?? [];
  const width = Number(digits);
  const scene = rewardScene(id);
  if (scene === undefined || !REWARD_WIDTHS.has(width)) return undefined;
  return {
    name: `reward/${id}-${width}`,
    svg: () => bannerSvg(id, scene, 'card'),
    drawnWidth: BANNER_CROPS.card.width,
    width,
    format: format as ArtFormat,
  };
}

function vendorMark(code: string | undefined, { vendors }: ArtSubjects): string | undefined {
  const position = vendors.findIndex((vendor) => vendor.code === code);
  return code === undefined || position < 0 ? undefined : vendorMarkSvg(code, position);
}
