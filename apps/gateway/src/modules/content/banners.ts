import { BANNER_GROUPS, CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../demo/banners.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../demo/parseDemo';
import type { BannerScene } from '../art';

/** A page, promotion or URL by name; for a category of games, its most played game that can be played here. */
const LinkSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['PAGE', 'PROMOTION', 'URL']), target: v.string() }),
  v.strictObject({ type: v.literal('GAME'), category: v.picklist(CATEGORIES) }),
]);

export type BannerSeedLink = v.InferOutput<typeof LinkSchema>;

const BannerSchema = v.strictObject({
  id: v.string(),
  group: v.picklist(BANNER_GROUPS),
  scene: SceneSchema,
  title: TextsSchema,
  link: v.exactOptional(LinkSchema),
});

/** At least one for each of the fourteen groups; five for home. */
export const BANNERS = parseDemo('banners.json', v.array(BannerSchema), demo);

const BY_ID = new Map(BANNERS.map((seed) => [seed.id, seed.scene]));

/** The scene of a banner; undefined if the banner isn't drawn here. */
export const bannerScene = (id: string): BannerScene | undefined => BY_ID.get(id);
