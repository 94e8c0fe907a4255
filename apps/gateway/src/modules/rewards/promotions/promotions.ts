import { PROMOTION_CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../../demo/promotions.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../../demo/parseDemo';
import type { BannerScene } from '../../art';
import { ENTRIES, RuleSchema } from './rules/rule';

const SeasonSchema = v.variant('every', [
  v.strictObject({
    every: v.picklist(['year', 'month', 'week', 'day']),
    afterHours: v.exactOptional(v.number()),
    isOpen: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ every: v.literal('thirdMonth'), turn: v.picklist([0, 1, 2]) }),
  v.strictObject({ every: v.literal('once'), from: v.pipe(v.string(), v.isoDate()) }),
]);

const PromotionSchema = v.pipe(
  v.strictObject({
    id: v.string(),
    category: v.picklist(PROMOTION_CATEGORIES),
    season: SeasonSchema,
    rule: RuleSchema,
    /** Days from the moment a bonus is granted until it expires. */
    claimDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 30),
    /** The min club rank; 0: everyone. */
    minRank: v.optional(v.number(), 0),
    scene: SceneSchema,
    title: TextsSchema,
    /** One sentence. It takes its numbers from the rule, as placeholders (see `numbersOf`). */
    summary: TextsSchema,
    /** What the summary leaves out, with placeholders too. */
    details: TextsSchema,
  }),
  v.transform((seed) => ({
    ...seed,
    /** How a member takes part: automatically, by a press, or by an application. */
    entry: ENTRIES[seed.rule.kind],
  })),
);

/** A promotion of the demonstration brand. */
export type PromotionSeed = v.InferOutput<typeof PromotionSchema>;

/** At any time, at least four for new players and two of each other category are running. */
export const PROMOTIONS: readonly PromotionSeed[] = parseDemo(
  'promotions.json',
  v.array(PromotionSchema),
  demo.promotions,
);

const BY_ID = new Map(PROMOTIONS.map((seed) => [seed.id, seed]));

/** A promotion by its id; undefined if there's none. */
export const promotionSeed = (id: string): PromotionSeed | undefined => BY_ID.get(id);

/** The scene of a promotion's picture; undefined for one that isn't drawn here. */
export const promotionScene = (id: string): BannerScene | undefined => BY_ID.get(id)?.scene;

/** What a promotion adds to the one deposit that uses it, in basis points; 0 if it adds nothing. */
export const depositBonusOf = (id: string): number => {
  const rule = BY_ID.get(id)?.rule;
  return rule?.kind === 'depositBonus' ? rule.basisPoints : 0;
};
