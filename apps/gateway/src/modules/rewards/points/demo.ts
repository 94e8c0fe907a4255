import * as v from 'valibot';
import demo from '../../../demo/pointsMall.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../../demo/parseDemo';
import type { Texts } from '../../../kernel/text/texts';
import type { BannerScene } from '../../art';
import type { RewardKind, RewardValue } from './schema';

const offer = {
  /** Price of one, in points. */
  price: v.number(),
  /** Default: no limit. For vouchers, the number of codes. */
  stock: v.exactOptional(v.number()),
  /** Default: no limit. */
  limitPerMember: v.exactOptional(v.number()),
  /** The min club rank. Default 0: everyone. */
  minRank: v.exactOptional(v.number()),
  /** How many days before the seed it was added. */
  daysAgo: v.number(),
  /** How many were redeemed by others. */
  redeemed: v.number(),
  scene: SceneSchema,
};
const texts = {
  name: TextsSchema,
  /** One sentence. */
  description: TextsSchema,
};
const named = v.array(v.strictObject({ id: v.string(), ...offer, ...texts }));

const mall = parseDemo(
  'pointsMall.json',
  v.object({
    /** Money into the wallet; larger amounts have a better rate. `{{amount}}` is a placeholder in the texts. */
    cash: v.strictObject({
      ...texts,
      rewards: v.array(v.strictObject({ units: v.number(), ...offer })),
    }),
    /** Rounds of the slot. `{{spins}}` is a placeholder in the texts. */
    freeSpins: v.strictObject({
      ...texts,
      rewards: v.array(v.strictObject({ spins: v.number(), ...offer })),
    }),
    /** Codes for shops of the fair town; no real shop is meant. */
    vouchers: named,
    /** Goods that are shipped. One is always sold out, and one is the last in stock. */
    goods: named,
    terms: v.strictObject({
      CASH: TextsSchema,
      FREE_SPINS: TextsSchema,
      VOUCHER: TextsSchema,
      GOODS: TextsSchema,
    }),
    notes: v.strictObject({ season: TextsSchema, noAddress: TextsSchema, packed: TextsSchema }),
  }),
  demo,
);

/** A reward of the demonstration's mall. */
type RewardSeed = v.InferOutput<typeof named>[number] & { kind: RewardKind; value?: RewardValue };

const filled = (texts: Texts, place: string, value: string): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts).map(([language, text = '']) => [language, text.replace(place, value)]),
  ),
});

const cash = mall.cash.rewards.map(({ units, ...rest }): RewardSeed => {
  const amount = `₱${units.toLocaleString('en')}`;
  return {
    ...rest,
    id: `cash-${units}`,
    kind: 'CASH',
    name: filled(mall.cash.name, '{{amount}}', amount),
    description: filled(mall.cash.description, '{{amount}}', amount),
    value: { kind: 'CASH', units, turnoverMultiple: 1 },
  };
});

const freeSpins = mall.freeSpins.rewards.map(({ spins, ...rest }): RewardSeed => ({
  ...rest,
  id: `spins-${spins}`,
  kind: 'FREE_SPINS',
  name: filled(mall.freeSpins.name, '{{spins}}', String(spins)),
  description: mall.freeSpins.description,
  value: { kind: 'FREE_SPINS', spins, days: 7, turnoverMultiple: 1 },
}));

/** All rewards of the demonstration's mall: every kind, in every state. */
export const REWARDS: readonly RewardSeed[] = [
  ...cash,
  ...freeSpins,
  ...mall.vouchers.map((reward): RewardSeed => ({ ...reward, kind: 'VOUCHER' })),
  ...mall.goods.map((reward): RewardSeed => ({ ...reward, kind: 'GOODS' })),
];

const BY_ID = new Map(REWARDS.map(({ id, scene }) => [id, scene]));

/** The scene of a reward's picture; undefined for one that isn't drawn here. */
export const rewardScene = (id: string): BannerScene | undefined => BY_ID.get(id);

/** How rewards of a kind are used. */
export const TERMS: Readonly<Record<RewardKind, Texts>> = mall.terms;

/** The notes of the demonstration's postings and redemptions. */
export const NOTES = mall.notes;
