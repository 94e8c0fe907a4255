import { HAND_SIZE, ROW_COUNT, type Rows } from './table';
import { HAND_STRENGTH_COUNT, strengthAt, type Card, type Hand } from './hands';
import { ROW_CHANCES } from './rowChances';

/**
 * How the computer players arrange their cards, also used for "Arrange for me": of the 280 arrangements of
 * nine cards they choose the one with the highest expected prize according to a published table, which has
 * the chance of each three-card hand to win its row. They see only their own nine cards.
 */

/** The chance of a hand of each strength to win each row: `chances[row][strength]`. */
export type RowChances = readonly (readonly number[] | Float64Array)[];

/** Share of the banner for winning one row only, which occurs when three seats win one each. */
const BANNER_FOR_ONE = 0.2;

/** The 280 ways to split nine items into three groups of three, by index. */
const HEAPS: readonly (readonly number[])[] = heaps();

function heaps(): number[][] {
  const places = Array.from({ length: HAND_SIZE }, (_, place) => place);
  // The first remaining index starts each group, so that no split occurs twice.
  const part = (left: readonly number[]): number[][] => {
    const [first, ...rest] = left;
    if (first === undefined) return [[]];
    return rest.flatMap((second, index) =>
      rest
        .slice(index + 1)
        .flatMap((third) =>
          part(rest.filter((place) => place !== second && place !== third)).map((others) => [
            first,
            second,
            third,
            ...others,
          ]),
        ),
    );
  };
  return part(places);
}

/** Expected prizes of three rows, given each row's chance to win. */
function worthOf(front: number, middle: number, back: number): number {
  const three = front * middle * back;
  const two = front * middle + front * back + middle * back - 3 * three;
  const one = front + middle + back - 2 * two - 3 * three;
  return front + middle + back + three + two + one * BANNER_FOR_ONE;
}

/** The computer players' arrangement of their nine cards. */
export function arrange(dealt: readonly Card[], chances: RowChances = ROW_CHANCES): Rows {
  // Sorted, so that the same cards are arranged the same way in whatever order they were dealt.
  const cards = dealt.toSorted((one, other) => one - other);
  const [fronts = [], middles = [], backs = []] = chances;
  let best = -1;
  let bestHeaps: readonly number[] = HEAPS[0] ?? [];
  for (const heap of HEAPS) {
    const one = strengthIn(cards, heap, 0);
    const two = strengthIn(cards, heap, 3);
    const three = strengthIn(cards, heap, 6);
    const low = Math.min(one, two, three);
    const high = Math.max(one, two, three);
    const worth = worthOf(
      fronts[low] ?? 0,
      middles[one + two + three - low - high] ?? 0,
      backs[high] ?? 0,
    );
    if (worth > best) {
      best = worth;
      bestHeaps = heap;
    }
  }
  return inOrder(cards, bestHeaps);
}

const strengthIn = (cards: readonly Card[], heap: readonly number[], at: number): number =>
  strengthAt(
    cards[heap[at] ?? 0] ?? 0,
    cards[heap[at + 1] ?? 0] ?? 0,
    cards[heap[at + 2] ?? 0] ?? 0,
  );

function inOrder(cards: readonly Card[], heap: readonly number[]): Rows {
  const card = (place: number): Card => cards[heap[place] ?? 0] ?? 0;
  const hands = [0, 3, 6].map((at): Hand => [card(at), card(at + 1), card(at + 2)]);
  const [front, middle, back] = hands.sort(
    (one, other) => strengthAt(...one) - strengthAt(...other),
  );
  if (front === undefined || middle === undefined || back === undefined)
    throw new Error('An arrangement has three rows.');
  return [front, middle, back];
}

/**
 * Computes the table from how often each strength was played in each row: the expected share of the row's
 * prize against three players who play like that. `train.ts` iterates it until no other table is better.
 */
export function chancesFrom(counts: readonly (readonly number[] | Float64Array)[]): Float64Array[] {
  return Array.from({ length: ROW_COUNT }, (_, row) => {
    const laid = counts[row] ?? [];
    let total = 0;
    for (let strength = 0; strength < HAND_STRENGTH_COUNT; strength += 1)
      total += laid[strength] ?? 0;
    const chances = new Float64Array(HAND_STRENGTH_COUNT);
    let below = 0;
    for (let strength = 0; strength < HAND_STRENGTH_COUNT; strength += 1) {
      const equal = (laid[strength] ?? 0) / total;
      // None, one, two or all three others are equal and the rest are lower: the prize is shared by that
      // many.
      chances[strength] =
        below ** 3 + (3 * below ** 2 * equal) / 2 + (3 * below * equal ** 2) / 3 + equal ** 3 / 4;
      below += equal;
    }
    return chances;
  });
}
