import * as v from 'valibot';
import { gameSchema } from '../games/game';
import { named, type FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { oneOf, text } from '../core/schemas';

/** All places that show banners, by their names on the platform. */
export const BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
] as const;

/** Which page a banner belongs to (§2 Banners). */
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/* @__NO_SIDE_EFFECTS__ */
function bannerSchema() {
  return v.object({
    bannerId: named('id', text(64)),
    groupName: named('group', v.picklist(BANNER_GROUPS)),
    /** Path or URL of the image; under `/art/banner/` without width and format. */
    url: named('imagePath', text(2048)),
    /** Alternative text for the image and the text in it, in the caller's language. */
    title: named('alt', v.string()),
    /** What the banner links to; null if it's only an image. */
    linkageType: named(
      'linkKind',
      v.nullable(oneOf({ page: 'PAGE', promotion: 'PROMOTION', game: 'GAME', outside: 'URL' })),
    ),
    /** A path of the site, a promotion's id, a game's id or an external URL, depending on `linkKind`. */
    linkage: named('target', v.nullable(v.string())),
    /** The game that `target` refers to; null if it no longer exists, and the banner is then only an image. */
    game: v.nullable(gameSchema()),
  });
}

/** A banner of a page, with its pictures and its link. */
export type Banner = FieldOf<ReturnType<typeof bannerSchema>>;

export type WireBanner = v.InferOutput<ReturnType<typeof bannerSchema>>;

export const listBanners = /* @__PURE__ */ endpoint({
  id: 'listBanners',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  auth: 'optional',
  request: v.object({
    groupName: named('group', v.optional(v.picklist(BANNER_GROUPS))),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
  }),
  value: v.array(bannerSchema()),
  summary: 'Lists the banners of one page, or of all pages.',
  spec: '§2 Banners, §3 Banner; call and path defined here. Added: title, linkage, and the game that linkage refers to.',
});
