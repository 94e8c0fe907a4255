/**
 * The rules of the fish game: each hit is a bet on the fish. Pure; the same module is used by the platform
 * and the page, so that a player's check can't differ from the play.
 */

/** The kinds of fish. */
export const FISH = [
  'sardine',
  'clownfish',
  'butterfly',
  'seahorse',
  'puffer',
  'lionfish',
  'squid',
  'ray',
  'lanternfish',
  'sailfish',
  'clam',
  'boss',
] as const;

export type FishId = (typeof FISH)[number];

/** A possible worth of a fish, in stakes, and its relative frequency. */
export interface WeightedMultiplier {
  times: number;
  weight: number;
}

/** A pond: a fish has the same worth in every pond, except the boss. */
export interface FishModel {
  id: string;
  /** The long-term return of each shot, whichever fish is aimed at, in basis points. */
  rtpBasisPoints: number;
  worth: Readonly<Record<FishId, readonly WeightedMultiplier[]>>;
  /** Appearance of the boss. */
  boss: 'whale' | 'shark' | 'kraken' | 'crab' | 'turtle' | 'jelly';
}

/** Maximum number of shots in a batch. */
export const MAX_SHOTS = 24;

const always = (times: number): readonly WeightedMultiplier[] => [{ times, weight: 1 }];

const SHOAL: Readonly<Record<Exclude<FishId, 'boss'>, readonly WeightedMultiplier[]>> = {
  sardine: always(2),
  clownfish: always(3),
  butterfly: always(4),
  seahorse: always(6),
  puffer: always(8),
  lionfish: always(12),
  squid: always(16),
  ray: always(24),
  lanternfish: always(35),
  sailfish: always(50),
  // The worth is hidden until it is caught.
  clam: [
    { times: 10, weight: 40 },
    { times: 25, weight: 30 },
    { times: 60, weight: 20 },
    { times: 150, weight: 9 },
    { times: 500, weight: 1 },
  ],
};

const model = (
  id: string,
  boss: FishModel['boss'],
  rtpBasisPoints: number,
  worth: readonly WeightedMultiplier[],
): FishModel => ({ id, boss, rtpBasisPoints, worth: { ...SHOAL, boss: worth } });

/** Past batches are verified against these: never change one, add another. */
export const FISH_MODELS: readonly FishModel[] = [
  model('shooter', 'whale', 9600, always(150)),
  model('shark', 'shark', 9650, always(120)),
  model('kraken', 'kraken', 9700, [
    { times: 100, weight: 6 },
    { times: 250, weight: 3 },
    { times: 800, weight: 1 },
  ]),
  model('crabboss', 'crab', 9550, [
    { times: 80, weight: 7 },
    { times: 300, weight: 3 },
  ]),
  model('turtlehunt', 'turtle', 9620, always(100)),
  model('jellyarcade', 'jelly', 9580, always(90)),
];

/** A pond by its id. */
export const fishModel = (id: string): FishModel | undefined =>
  FISH_MODELS.find((one) => one.id === id);

const sum = (
  worths: readonly WeightedMultiplier[],
  of: (worth: WeightedMultiplier) => number,
): number => worths.reduce((all, worth) => all + of(worth), 0);

/**
 * Exclusive upper bound of a shot's draw. A fish worth `times` is caught by `rtp` of `times × 10,000`
 * numbers, so that every shot returns exactly the model's share, whatever fish is aimed at.
 */
export const limitOf = ({ worth }: FishModel, fish: FishId): number =>
  sum(worth[fish], ({ times, weight }) => times * weight) * 10_000;

/** Payout of a shot, in stakes; 0 if the fish isn't caught. */
export function readShot(
  { worth, rtpBasisPoints }: FishModel,
  fish: FishId,
  drawn: number,
): number {
  // Each worth has a share of the catching numbers according to its weight.
  let end = 0;
  for (const { times, weight } of worth[fish]) {
    end += weight * rtpBasisPoints;
    if (drawn < end) return times;
  }
  return 0;
}

/** The probability that a shot catches the fish: 0.48 is 48 %. */
export const catchChance = (model: FishModel, fish: FishId): number =>
  (sum(model.worth[fish], ({ weight }) => weight) * model.rtpBasisPoints) / limitOf(model, fish);
