import type { Lottery, PlayType, Tier, WinsByTier } from '../model/lottery';
import type { Board } from '../model/selection';
import { DIGITS, digitsFrom, numberFrom } from './digits';
import { numbersPlay } from '../plays/numberPlays';
import { positionsPlay } from '../plays/positionPlays';
import { containsPlay } from '../plays/setPlays';
import { highestPayingWins } from '../plays/wins';

const PRIZE = 'numbers';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DRUMS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** Two drums of 31 balls each: both may draw the same number. */
const TWO_DRUMS: Board = { from: 1, to: 31, width: 2 };

const straight = (digits: number, board = DIGITS): PlayType =>
  positionsPlay({
    code: 'straight',
    group: 'straight',
    board,
    positions: DRUMS.slice(0, digits),
    read: digitsFrom(PRIZE),
    of: (board.to - board.from + 1) ** digits,
  });

const rambolito = (digits: number): PlayType =>
  numbersPlay({
    code: 'rambolito',
    group: 'rambolito',
    digits,
    max: 1000,
    isBox: true,
    prizes: [{ code: 'ways', count: 1, basisPoints: 10_000, read: numberFrom(PRIZE) }],
  });

/** The last four, three or two digits; a bet wins with the most matching digits. */
function endings(): PlayType {
  const shares = [
    ['last-4', 4, 1, 5000],
    ['last-3', 3, 9, 2500],
    ['last-2', 2, 90, 2500],
  ] as const;
  const tiers = shares.map(([code, , wins, basisPoints]): Tier => ({
    code,
    chance: { wins, of: 10_000 },
    pay: { kind: 'share', basisPoints },
  }));
  const winsWith = (chosen: readonly string[], drawn: string): WinsByTier => {
    const wins: Record<string, number> = {};
    for (const number of chosen) {
      const won = shares.find(([, right]) => number.slice(-right) === drawn.slice(-right));
      if (won !== undefined) wins[won[0]] = (wins[won[0]] ?? 0) + 1;
    }
    return wins;
  };
  return {
    code: 'endings',
    group: 'endings',
    shape: { kind: 'entries', digits: 4, max: 200 },
    tiers,
    settle: ([chosen = []], result) => winsWith(chosen, numberFrom(PRIZE)(result)[0] ?? ''),
    // A draw that isn't one of the numbers can't be better than the closest of them.
    maxWins: ([chosen = []]) =>
      highestPayingWins(
        tiers,
        chosen.map((number) => winsWith(chosen, number)),
      ),
  };
}

/** Prizes in thousandths of the price, from two consecutive matching digits to five. */
const SIX_DIGIT_PRIZES = [
  [5, 8_000_000],
  [4, 800_000],
  [3, 80_000],
  [2, 8_000],
] as const;

/** Number of consecutive matching digits from the start or from the end, whichever is larger. */
function rightInRow(number: string, drawn: string): number {
  let head = 0;
  while (head < drawn.length && number[head] === drawn[head]) head += 1;
  let tail = 0;
  while (tail < drawn.length && number.at(-1 - tail) === drawn.at(-1 - tail)) tail += 1;
  return Math.max(head, tail);
}

/** In how many of the million draws exactly this many consecutive digits match. */
function drawsWithRow(length: number): number {
  const six = Array.from({ length: 64 }, (_, mask) => mask.toString(2).padStart(6, '0'));
  return six
    .filter((right) => rightInRow(right, '111111') === length)
    .reduce((sum, right) => sum + 9 ** right.replaceAll('1', '').length, 0);
}

/** All six digits win the pool; five to two from either end win the printed prizes. */
function sixDigits(): PlayType {
  const tiers: Tier[] = [
    {
      code: 'row-6',
      chance: { wins: 1, of: 1_000_000 },
      pay: { kind: 'jackpot', basisPoints: 2500, min: 150_000 },
    },
    ...SIX_DIGIT_PRIZES.map(([length, thousandths]): Tier => ({
      code: `row-${length}`,
      chance: { wins: drawsWithRow(length), of: 1_000_000 },
      pay: { kind: 'fixed', thousandths },
    })),
  ];
  const winsWith = (chosen: readonly string[], drawn: string): WinsByTier => {
    const wins: Record<string, number> = {};
    for (const number of chosen) {
      const length = rightInRow(number, drawn);
      if (length >= 2) wins[`row-${length}`] = (wins[`row-${length}`] ?? 0) + 1;
    }
    return wins;
  };
  return {
    code: 'six-digits',
    group: 'straight',
    shape: { kind: 'entries', digits: 6, max: 20 },
    tiers,
    settle: ([chosen = []], result) => winsWith(chosen, numberFrom(PRIZE)(result)[0] ?? ''),
    maxWins: ([chosen = []]) =>
      highestPayingWins(
        tiers,
        bestDraws(chosen).map((drawn) => winsWith(chosen, drawn)),
      ),
  };
}

/**
 * Draws that include the highest-paying one. Only the beginning and the end of a draw win, so it begins like
 * one number and ends like another. A draw equal to a number wins the pool instead of a prize: a draw that
 * differs by one digit wins more of the prizes.
 */
function bestDraws(chosen: readonly string[]): string[] {
  const places = Array.from({ length: 6 }, (_, place) => place);
  const joined = chosen.flatMap((head) =>
    chosen.flatMap((tail) => places.map((cut) => head.slice(0, cut) + tail.slice(cut))),
  );
  const missed = chosen.flatMap((number) =>
    places.flatMap((place) =>
      Array.from('0123456789', (digit) => number.slice(0, place) + digit + number.slice(place + 1)),
    ),
  );
  return [...new Set([...joined, ...missed])];
}

function digitLottery(
  digits: number,
  schedule: { readonly weekdays: readonly number[]; readonly times: readonly string[] },
  playTypes: readonly PlayType[],
): Lottery {
  const [first] = playTypes;
  return {
    code: `PH_${digits}D`,
    name: `${digits}D Lotto`,
    family: 'ph-digits',
    category: 'LOTT',
    menuGroup: 'PH',
    space: [{ prize: PRIZE, kind: 'digits', digits: 1, count: digits }],
    schedule: { kind: 'weekly', timeZone: 'Asia/Manila', ...schedule, lockSeconds: 15 * 60 },
    playTypes,
    defaultPlayType: first?.code ?? '',
    price: 10_00,
    units: [1000],
  };
}

const THRICE_A_DAY = { weekdays: EVERY_DAY, times: ['14:00', '17:00', '21:00'] };

/** The Philippine digit games: two to six drums. */
export const PH_DIGITS: readonly Lottery[] = [
  {
    ...digitLottery(2, THRICE_A_DAY, [
      straight(2, TWO_DRUMS),
      containsPlay({
        code: 'rambolito',
        group: 'rambolito',
        board: TWO_DRUMS,
        picks: 2,
        drawn: 2,
        read: digitsFrom(PRIZE),
      }),
    ]),
    space: [{ prize: PRIZE, kind: 'dice', board: TWO_DRUMS, count: 2 }],
  },
  digitLottery(3, THRICE_A_DAY, [straight(3), rambolito(3)]),
  digitLottery(4, { weekdays: [1, 3, 5], times: ['21:00'] }, [
    straight(4),
    rambolito(4),
    endings(),
  ]),
  digitLottery(6, { weekdays: [2, 4, 6], times: ['21:00'] }, [sixDigits()]),
];
