/** The kinds of bets. */
export const BET_TYPES = [
  'evenMoney',
  'total4',
  'total5',
  'total6',
  'total7',
  'total8',
  'total9',
  'total10',
  'double',
  'triple',
  'anyTriple',
  'pair',
  'single',
] as const;
export type SicBoBetType = (typeof BET_TYPES)[number];

/** Three dice, each from 1 to 6. */
export type Dice = readonly number[];

/** Where a stake can be placed. */
export interface SicBoSpot {
  id: string;
  betType: SicBoBetType;
  hasWon(dice: Dice): boolean;
}

const SIDES = [1, 2, 3, 4, 5, 6];

export const totalOf = (dice: Dice): number => dice.reduce((sum, side) => sum + side, 0);
export const isTriple = (dice: Dice): boolean => new Set(dice).size === 1;
/** How many dice show a side. */
export const countOf = (side: number, dice: Dice): number =>
  dice.filter((each) => each === side).length;

/** Triples lose. */
const evenMoney = (id: string, isCovered: (total: number) => boolean): SicBoSpot => ({
  id,
  betType: 'evenMoney',
  hasWon: (dice) => !isTriple(dice) && isCovered(totalOf(dice)),
});

/** The totals 4 and 17 pay the same, 5 and 16, and so on. */
const TOTAL_TYPES: Readonly<Record<number, SicBoBetType>> = {
  4: 'total4',
  5: 'total5',
  6: 'total6',
  7: 'total7',
  8: 'total8',
  9: 'total9',
  10: 'total10',
};

function totalSpot(total: number): SicBoSpot {
  const betType = TOTAL_TYPES[Math.min(total, 21 - total)] ?? 'total10';
  return { id: `total-${total}`, betType, hasWon: (dice) => totalOf(dice) === total };
}

/** All spots of the table. */
export const SIC_BO_SPOTS: readonly SicBoSpot[] = /* @__PURE__ */ [
  evenMoney('small', (total) => total <= 10),
  evenMoney('big', (total) => total > 10),
  evenMoney('odd', (total) => total % 2 === 1),
  evenMoney('even', (total) => total % 2 === 0),
  ...Array.from({ length: 14 }, (_, place) => totalSpot(place + 4)),
  ...SIDES.map((side): SicBoSpot => ({
    id: `double-${side}`,
    betType: 'double',
    hasWon: (dice) => countOf(side, dice) >= 2,
  })),
  ...SIDES.map((side): SicBoSpot => ({
    id: `triple-${side}`,
    betType: 'triple',
    hasWon: (dice) => countOf(side, dice) === 3,
  })),
  { id: 'any-triple', betType: 'anyTriple', hasWon: isTriple },
  ...SIDES.flatMap((low) =>
    SIDES.filter((high) => high > low).map((high): SicBoSpot => ({
      id: `pair-${low}-${high}`,
      betType: 'pair',
      hasWon: (dice) => dice.includes(low) && dice.includes(high),
    })),
  ),
  ...SIDES.map((side): SicBoSpot => ({
    id: `single-${side}`,
    betType: 'single',
    hasWon: (dice) => dice.includes(side),
  })),
];

const BY_ID: ReadonlyMap<string, SicBoSpot> = /* @__PURE__ */ new Map(
  SIC_BO_SPOTS.map((spot) => [spot.id, spot]),
);

/** @throws RangeError for an unknown id. */
export function sicBoSpot(id: string): SicBoSpot {
  const spot = BY_ID.get(id);
  if (spot === undefined) throw new RangeError(`The table has no spot ${id}.`);
  return spot;
}
