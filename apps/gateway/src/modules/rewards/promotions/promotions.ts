import { PROMOTION_CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../../demo/promotions.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../../demo/parseDemo';
import type { BannerScene } from '../../art';

const PromotionSchema = v.strictObject({
  id: v.string(),
  category: v.picklist(PROMOTION_CATEGORIES),
  /** See `Season`. */
  season: v.strictObject({
    every: v.picklist(['year', 'month', 'week']),
    afterHours: v.exactOptional(v.number()),
    isOpen: v.exactOptional(v.boolean()),
    shift: v.exactOptional(v.picklist([-1, 0, 1])),
  }),
  /** How a member takes part: automatically, by a press, or by an application. */
  entry: v.optional(v.picklist(['AUTO', 'JOIN', 'APPLY']), 'AUTO'),
  /** The max amount that's paid, in units (see `bonusIn`); 0 if it's not a fixed amount. */
  bonus: v.optional(v.number(), 0),
  /** What it adds to the one deposit that uses it, in basis points. */
  depositBonus: v.optional(v.number(), 0),
  /** The min club rank; 0: everyone. */
  minRank: v.optional(v.number(), 0),
  /** Whether an application needs a picture. */
  isPictureNeeded: v.optional(v.boolean(), false),
  /** Whether it rewards members who bring a friend. */
  isReferral: v.optional(v.boolean(), false),
  scene: SceneSchema,
  title: TextsSchema,
  /** One sentence. */
  summary: TextsSchema,
  /** What the summary leaves out. */
  details: TextsSchema,
});

/** A promotion of the demonstration brand. */
export type PromotionSeed = v.InferOutput<typeof PromotionSchema>;

/** At any time, at least four for new players and two of each other category are running. */
export const PROMOTIONS: readonly PromotionSeed[] = parseDemo(
  'promotions.json',
  v.array(PromotionSchema),
  demo.promotions,
);

const BY_ID = new Map(PROMOTIONS.map((seed) => [seed.id, seed.scene]));

/** The scene of a promotion's picture; undefined for one that isn't drawn here. */
export const promotionScene = (id: string): BannerScene | undefined => BY_ID.get(id);
