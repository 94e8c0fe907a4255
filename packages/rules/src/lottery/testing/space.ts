import { drawLimits, readDraw, type DrawResult, type DrawSpace } from '../model/space';

/** Every draw of a space, each way of drawing it once: for small spaces. */
export function* everyDraw(space: DrawSpace): Generator<DrawResult> {
  const limits = drawLimits(space);
  const drawn = limits.map(() => 0);
  while (true) {
    yield readDraw(space, drawn);
    let place = drawn.length - 1;
    while (place >= 0 && drawn[place] === (limits[place] ?? 0) - 1) drawn[place--] = 0;
    if (place < 0) return;
    drawn[place] = (drawn[place] ?? 0) + 1;
  }
}

/** A draw, and how many of all draws it represents. */
export interface WeightedDraw {
  readonly result: DrawResult;
  readonly weight: number;
}

/**
 * For a space of `digits` prizes, whose numbers are independent: every value of every number in turn, with
 * all other numbers omitted. The expected wins of a bet are the sum of the expected wins for each. The
 * weights of each number's values add up to a million.
 */
export function* everyNumberAlone(space: DrawSpace): Generator<WeightedDraw> {
  for (const prize of space) {
    if (prize.kind !== 'digits') throw new TypeError('Only digits are drawn each for themselves.');
    const weight = (prize.count * 1_000_000) / 10 ** prize.digits;
    for (let value = 0; value < 10 ** prize.digits; value += 1) {
      const number = String(value).padStart(prize.digits, '0');
      yield { result: [{ prize: prize.prize, numbers: [number] }], weight };
    }
  }
}

type Nine = readonly [real: number, imaginary: number];

/** The field of nine elements: complex numbers with components modulo three. */
const NINE: readonly Nine[] = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b): Nine => [a, b]));
const add = ([a, b]: Nine, [c, d]: Nine): Nine => [(a + c) % 3, (b + d) % 3];
const times = ([a, b]: Nine, [c, d]: Nine): Nine => [(a * c + 2 * b * d) % 3, (a * d + b * c) % 3];
const isZero = ([a, b]: Nine): boolean => a === 0 && b === 0;
const indexOf = ([a, b]: Nine): number => a * 3 + b;
const overs = (top: Nine, bottom: Nine): number =>
  isZero(bottom)
    ? 9
    : NINE.findIndex((quotient) => indexOf(times(quotient, bottom)) === indexOf(top));

/**
 * 720 orders of ten items in which every three items occur on every three places equally often, once: the
 * maps (ax + b) / (cx + d) of the projective line over nine elements, which are sharply 3-transitive.
 * Anything that depends on at most three places is counted on them as exactly as on all 3,628,800 orders.
 */
export function threeWiseOrders(): number[][] {
  const orders = new Map<string, number[]>();
  for (const a of NINE)
    for (const b of NINE)
      for (const c of NINE)
        for (const d of NINE) {
          if (indexOf(times(a, d)) === indexOf(times(b, c))) continue;
          const order = NINE.map((x) => overs(add(times(a, x), b), add(times(c, x), d)));
          order.push(overs(a, c));
          orders.set(order.join(), order);
        }
  return [...orders.values()];
}
