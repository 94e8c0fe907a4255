import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const basisPoints = whole(10_000);
/** An amount in bonus units, see `bonusIn`. */
const units = whole(1_000_000);
const days = whole(366);

/** The steps that the platform can observe. */
export const FIRST_STEPS = ['limit', 'mobile', 'favorite', 'freeGame'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The games whose bets count: by a word in their name, or by category. */
const GamesSchema = v.variant('by', [
  v.strictObject({ by: v.literal('name'), word: v.pipe(v.string(), v.regex(/^[A-Za-z]+$/)) }),
  v.strictObject({ by: v.literal('category'), category: v.picklist(CATEGORIES) }),
]);
export type CountedGames = v.InferOutput<typeof GamesSchema>;

/**
 * What a promotion does. Texts, terms, progress and payments all read their numbers from here, or from the
 * brand's setting that the kind names.
 */
export const RuleSchema = v.variant('kind', [
  /** A share of the first deposit: the reward of `brand.rewards.welcome`, which is granted and claimed there. */
  v.strictObject({ kind: v.literal('depositMatch') }),
  /** A share of the one deposit per season that uses it, paid together with the deposit. */
  v.strictObject({ kind: v.literal('depositBonus'), basisPoints }),
  /** Free spins for a new member whose mobile number is verified. */
  v.strictObject({
    kind: v.literal('freeSpins'),
    spins: whole(1_000),
    /** Days until the spins expire. */
    days,
    /** For members who registered at most this many days ago. */
    newDays: days,
    /** How many times winnings must be bet before the next withdrawal. */
    turnoverMultiple: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  }),
  /** Inviting friends: the rewards of `brand.referral`, which are claimed there. */
  v.strictObject({ kind: v.literal('referral') }),
  /** A checklist. */
  v.strictObject({
    kind: v.literal('steps'),
    steps: v.pipe(v.array(v.picklist(FIRST_STEPS)), v.minLength(1)),
    units,
  }),
  /** A share of the net loss in the days from the first deposit. */
  v.strictObject({
    kind: v.literal('firstWeek'),
    basisPoints,
    days,
    /** The first deposit is at most this many days after the registration. */
    newDays: days,
    maxUnits: units,
  }),
  /** A share of each day's net loss, by `brand.cashback`. */
  v.strictObject({ kind: v.literal('dailyCashback') }),
  /** A share of the stakes of a season, won or lost. */
  v.strictObject({ kind: v.literal('stakeCashback'), basisPoints, games: GamesSchema }),
  /** An equal share of a pool for everyone who reaches a turnover in the season. */
  v.strictObject({
    kind: v.literal('sharedPool'),
    games: GamesSchema,
    targetUnits: units,
    poolUnits: units,
    /** The largest share. */
    maxUnits: units,
  }),
  /** A fixed bonus that a person grants. */
  v.strictObject({
    kind: v.literal('application'),
    units,
    isPictureNeeded: v.optional(v.boolean(), false),
    /** Only around the member's birthday: this many days before and after it. */
    birthdayDays: v.exactOptional(whole(180)),
    /** Only for members who have played a game of this category in the season. */
    playedIn: v.exactOptional(v.picklist(CATEGORIES)),
  }),
  /** Deposits by e-wallet arrive in full: true as long as the brand's deposit methods say so. */
  v.strictObject({ kind: v.literal('noFee') }),
]);

export type Rule = v.InferOutput<typeof RuleSchema>;
export type RuleKind = Rule['kind'];
export type RuleOf<K extends RuleKind> = Extract<Rule, { kind: K }>;

/** How a member takes part: automatically, by a press, or by an application. */
export const ENTRIES = {
  depositMatch: 'AUTO',
  depositBonus: 'AUTO',
  freeSpins: 'AUTO',
  referral: 'AUTO',
  steps: 'JOIN',
  firstWeek: 'AUTO',
  dailyCashback: 'AUTO',
  stakeCashback: 'JOIN',
  sharedPool: 'JOIN',
  application: 'APPLY',
  noFee: 'AUTO',
} as const satisfies Record<RuleKind, 'AUTO' | 'JOIN' | 'APPLY'>;

/** Where a member gets what the promotion brings; `HERE` is a bonus to claim on the promotion's page. */
export const PAID_AT = {
  depositMatch: 'REWARDS',
  depositBonus: 'DEPOSIT',
  freeSpins: 'FREE_SPINS',
  referral: 'REFERRALS',
  steps: 'HERE',
  firstWeek: 'HERE',
  dailyCashback: 'HERE',
  stakeCashback: 'HERE',
  sharedPool: 'HERE',
  application: 'HERE',
  noFee: 'DEPOSIT',
} as const satisfies Record<RuleKind, 'HERE' | 'REWARDS' | 'DEPOSIT' | 'FREE_SPINS' | 'REFERRALS'>;
