/**
 * Three-card hands and their ranking by rarity: a straight flush beats three of a kind, and a straight beats
 * a flush. Suits never break a tie.
 */

/** 0 to 51: four suits of each rank, twos first and aces last. */
export type Card = number;

export const CARDS = 52;
const SUITS = 4;

/** 0 is a two, 12 an ace. */
export const rankOf = (card: Card): number => Math.floor(card / SUITS);
/** 0 to 3: clubs, diamonds, hearts, spades. */
export const suitOf = (card: Card): number => card % SUITS;

export const HAND_KINDS = [
  'highCard',
  'pair',
  'flush',
  'straight',
  'threeOfAKind',
  'straightFlush',
] as const;

export type HandKind = (typeof HAND_KINDS)[number];

export type Hand = readonly [Card, Card, Card];

const ACE = 12;
/** Base of a hand's weight: more than there are ranks. */
const DIGIT = 16;

export function kindOf(hand: Hand): HandKind {
  return HAND_KINDS[Math.floor(weightOf(hand) / DIGIT ** 3)] ?? 'highCard';
}

/** Larger is better, equal is a tie. Has gaps: `strengthOf` numbers the same order without gaps. */
function weightOf(hand: Hand): number {
  const ranks = hand.map(rankOf).sort((one, other) => other - one);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isFlush = hand.every((card) => suitOf(card) === suitOf(hand[0]));
  const isWheel = high === ACE && middle === 1 && low === 0;
  const isStraight = isWheel || (high === middle + 1 && middle === low + 1);
  const weigh = (kind: HandKind, ...digits: number[]): number =>
    digits.reduce((sum, digit) => sum * DIGIT + digit, HAND_KINDS.indexOf(kind));
  if (isStraight)
    // Ace, two, three is the lowest straight: its three is the highest card.
    return weigh(isFlush ? 'straightFlush' : 'straight', 0, 0, isWheel ? middle : high);
  if (high === low) return weigh('threeOfAKind', 0, 0, high);
  if (isFlush) return weigh('flush', high, middle, low);
  if (high === middle) return weigh('pair', 0, high, low);
  if (middle === low) return weigh('pair', 0, middle, high);
  return weigh('highCard', high, middle, low);
}

const ORDER = /* @__PURE__ */ numberHands();

/** Number of hands with different strengths: 741. */
export const HAND_STRENGTH_COUNT = ORDER.count;

/** Index of a hand among all different strengths, 0 is the weakest. */
export const strengthOf = (hand: Hand): number => strengthAt(hand[0], hand[1], hand[2]);

/** The same for three different cards, without allocating a list. */
export const strengthAt = (one: Card, two: Card, three: Card): number =>
  ORDER.strengths[(one * CARDS + two) * CARDS + three] ?? 0;

function numberHands(): { strengths: Uint16Array; count: number } {
  const weights = new Map<number, number[]>();
  for (let one = 0; one < CARDS; one += 1) {
    for (let two = one + 1; two < CARDS; two += 1) {
      for (let three = two + 1; three < CARDS; three += 1) {
        const weight = weightOf([one, two, three]);
        const places = [
          [one, two, three],
          [one, three, two],
          [two, one, three],
          [two, three, one],
          [three, one, two],
          [three, two, one],
        ].map(([a = 0, b = 0, c = 0]) => (a * CARDS + b) * CARDS + c);
        weights.set(weight, [...(weights.get(weight) ?? []), ...places]);
      }
    }
  }
  const strengths = new Uint16Array(CARDS ** 3);
  [...weights.keys()]
    .sort((one, other) => one - other)
    .forEach((weight, strength) => {
      for (const place of weights.get(weight) ?? []) strengths[place] = strength;
    });
  return { strengths, count: weights.size };
}
