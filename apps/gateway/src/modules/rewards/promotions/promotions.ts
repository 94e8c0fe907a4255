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
  /** How one takes part: by itself, by a press, or by an application. */
  entry: v.optional(v.picklist(['AUTO', 'JOIN', 'APPLY']), 'AUTO'),
  /** What is paid at most, in units (see `bonusIn`); 0 where it is no fixed sum. */
  bonus: v.optional(v.number(), 0),
  /** What it adds to the one deposit that carries it, in basis points. */
  depositBonus: v.optional(v.number(), 0),
  /** The lowest rank of the club that it is for; 0: everybody. */
  minRank: v.optional(v.number(), 0),
  /** An application without a picture is none. */
  isPictureNeeded: v.optional(v.boolean(), false),
  /** Rewards anyone who brings a friend. */
  isReferral: v.optional(v.boolean(), false),
  scene: SceneSchema,
  title: TextsSchema,
  /** One sentence. */
  summary: TextsSchema,
  /** What the sentence leaves out. */
  details: TextsSchema,
});

/** A promotion of the demonstration brand. */
export type PromotionSeed = v.InferOutput<typeof PromotionSchema>;

/** At any time at least four for new players and two of each other category run. */
export const PROMOTIONS: readonly PromotionSeed[] = parseDemo(
  'promotions.json',
  v.array(PromotionSchema),
  demo.promotions,
);

const BY_ID = new Map(PROMOTIONS.map((seed) => [seed.id, seed.scene]));

/** What a promotion's picture shows; undefined for one that is not drawn here. */
export const promotionScene = (id: string): BannerScene | undefined => BY_ID.get(id);
