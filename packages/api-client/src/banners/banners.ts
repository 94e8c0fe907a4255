import * as v from 'valibot';
import { decodeGame, gameSchema, type Game } from '../games/game';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

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
    bannerId: text(64),
    groupName: v.picklist(BANNER_GROUPS),
    url: text(2048),
    title: v.string(),
    linkageType: v.nullish(v.picklist(['PAGE', 'PROMOTION', 'GAME', 'URL'])),
    linkage: v.nullish(v.string()),
    game: v.nullish(gameSchema()),
  });
}

export type WireBanner = v.InferOutput<ReturnType<typeof bannerSchema>>;

/** The linkage of a banner, by its type: a path of the site, a promotion's id, an address outside, or a game. */
export type BannerLink =
  | { readonly kind: 'page' | 'promotion'; readonly target: string }
  | { readonly kind: 'outside'; readonly target: string }
  | { readonly kind: 'game'; readonly game: Game };

export interface Banner {
  readonly id: string;
  readonly group: BannerGroup;
  /** Path or address of the picture; under `/art/banner/` without width and format. */
  readonly imagePath: string;
  /** What the picture shows and says, in the caller's language. */
  readonly alt: string;
  /** Where a press leads, or null for a picture alone. */
  readonly link: BannerLink | null;
}

export const listBanners = /* @__PURE__ */ endpoint({
  id: 'listBanners',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  auth: 'optional',
  request: v.object({
    groupName: v.optional(v.picklist(BANNER_GROUPS)),
    merchantCode: v.optional(text(32)),
    language: v.optional(text(8)),
  }),
  value: v.object({
    list: v.array(bannerSchema()),
  }),
  encode: ({ group }: { group?: BannerGroup | undefined }) => ({ groupName: group }),
  decode: ({ list }): readonly Banner[] =>
    list.map((wire) => ({
      id: wire.bannerId,
      group: wire.groupName,
      imagePath: wire.url,
      alt: wire.title,
      link: decodeLink(wire),
    })),
  summary: 'The banners of one page, or of all.',
  spec: '§2 Banners, §3 Banner; call and path ours. Added: title, linkage, and the game of a linkage to one.',
});

const LINK_KINDS = { PAGE: 'page', PROMOTION: 'promotion', URL: 'outside' } as const;

/** A game that is no longer there leaves a picture. */
function decodeLink({ linkageType, linkage, game }: WireBanner): BannerLink | null {
  if (!linkageType || !linkage) return null;
  if (linkageType !== 'GAME') return { kind: LINK_KINDS[linkageType], target: linkage };
  return game ? { kind: 'game', game: decodeGame(game) } : null;
}
