import { HAND_SIZE, ROWS, type Rows } from './table';
import { STRENGTHS, strengthAt, type Card, type Hand } from './hands';
import { ROW_CHANCES } from './rowChances';

/**
 * How the house's players arrange, and what "Arrange for me" does: of the 280 ways to lay nine cards
 * they take the one whose prizes are worth most by a published table, which says for each hand of
 * three how often it takes its row. They see nothing but their own nine cards.
 */

/** How likely a hand of each strength takes each row: `chances[row][strength]`. */
export type RowChances = readonly (readonly number[] | Float64Array)[];

/** How much of the banner is had for one row alone: where three seats take one each. */
const BANNER_FOR_ONE = 0.2;

/** The 280 ways to part nine things into three heaps of three, by place. */
const HEAPS: readonly (readonly number[])[] = heaps();

function heaps(): number[][] {
  const places = Array.from({ length: HAND_SIZE }, (_, place) => place);
  // The first place of what is left opens each heap, so that no parting comes twice.
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

/** Worth of three rows, in prizes, given how likely each takes its own. */
function worthOf(front: number, middle: number, back: number): number {
  const three = front * middle * back;
  const two = front * middle + front * back + middle * back - 3 * three;
  const one = front + middle + back - 2 * two - 3 * three;
  return front + middle + back + three + two + one * BANNER_FOR_ONE;
}

/** The arrangement that the house's players make of their nine cards. */
export function arrange(dealt: readonly Card[], chances: RowChances = ROW_CHANCES): Rows {
  // In the order of the pack, so that the same cards are laid alike however they came.
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
 * The table that follows from how often each strength was laid in each row: the expected share of the
 * row's prize against three who lay like that. `train.ts` runs it over and over until nobody gains
 * by another table.
 */
export function chancesFrom(counts: readonly (readonly number[] | Float64Array)[]): Float64Array[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const laid = counts[row] ?? [];
    let total = 0;
    for (let strength = 0; strength < STRENGTHS; strength += 1) total += laid[strength] ?? 0;
    const chances = new Float64Array(STRENGTHS);
    let below = 0;
    for (let strength = 0; strength < STRENGTHS; strength += 1) {
      const equal = (laid[strength] ?? 0) / total;
      // None, one, two or all three others equal, and the rest below: the prize is shared by so many.
      chances[strength] =
        below ** 3 + (3 * below ** 2 * equal) / 2 + (3 * below * equal ** 2) / 3 + equal ** 3 / 4;
      below += equal;
    }
    return chances;
  });
}
