import { ROULETTE_SPOTS, type RouletteSpot } from '@perya/game-engines/roulette';
import type { Place } from '../live-table/places';

/** Across the board: the border of the numbers, and the two lines of fields. */
const EDGE = -0.5;
const DOZENS = -1;
const EVEN_MONEY = -2;
/** Along the board: the fields behind the last numbers. */
const COLUMNS = 13;

/** The order of the even-money fields along the board. */
const EVEN_MONEY_ORDER = ['low', 'even', 'red', 'black', 'odd', 'high'];

const alongOf = (number: number): number => Math.floor((number - 1) / 3) + 1;
const acrossOf = (number: number): number => (number - 1) % 3;

/** The middle of the outermost ones. */
const middle = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2;

function placeOf(spot: RouletteSpot): Place {
  const { id, betType, numbers } = spot;
  const [first = 1] = numbers;
  switch (betType) {
    case 'straight':
      return first === 0
        ? { id, along: 0, across: 1, long: 1, wide: 3 }
        : { id, along: alongOf(first), across: acrossOf(first), long: 1, wide: 1 };
    case 'dozen':
      return { id, along: middle(numbers.map(alongOf)), across: DOZENS, long: 4, wide: 1 };
    case 'column':
      return { id, along: COLUMNS, across: acrossOf(first), long: 1, wide: 1 };
    case 'evenMoney': {
      const along = EVEN_MONEY_ORDER.indexOf(id) * 2 + 1.5;
      return { id, along, across: EVEN_MONEY, long: 2, wide: 1 };
    }
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return borderPlaceOf(spot);
  }
}

/** The place of a combination of numbers: on the border between them, or beside their row. */
function borderPlaceOf({ id, betType, numbers }: RouletteSpot): Place {
  const hasZero = numbers.includes(0);
  const others = numbers.filter((number) => number > 0);
  const along = hasZero ? 0.5 : middle(others.map(alongOf));
  const isBesideRow = others.length % 3 === 0;
  const across = isBesideRow ? EDGE : middle(others.map(acrossOf));
  const isInRow = !hasZero && Number.isInteger(along);
  const isAcrossRows = betType === 'split' && !isInRow;
  return { id, along, across, long: isInRow ? 1 : 0, wide: isAcrossRows ? 1 : 0 };
}

/** The places of all spots: numbers first, the fields around them last. */
export const BOARD_PLACES: readonly Place[] = ROULETTE_SPOTS.map(placeOf);
