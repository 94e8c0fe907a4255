import type { Random } from '@perya/game-engines/random';

/** The result of one round of a kind of table, in the format of its road. */
type Draw = (random: Random) => string;

/** Picks a result by its share, using a random number from 0 to 1. */
const byShares =
  (shares: readonly (readonly [result: string, share: number])[]): Draw =>
  (random) => {
    let left = random.next();
    for (const [result, share] of shares) {
      left -= share;
      if (left < 0) return result;
    }
    return shares[0]?.[0] ?? '';
  };

const threeOf =
  (faces: readonly string[]): Draw =>
  (random) =>
    Array.from({ length: 3 }, () => random.pick(faces)).join('');

/** How many of the game show wheel's 54 places each number has. */
const SHOW_WHEEL = { '1': 24, '2': 15, '5': 7, '10': 4, '20': 2, '40': 2 };
const SHOW_PLACES = 54;

/** The shares of Dragon Tiger are those of eight decks. Blackjack has no shared result. */
const DRAWS: Readonly<Record<string, Draw>> = {
  DRAGON_TIGER: byShares([
    ['D', 0.4627],
    ['T', 0.4627],
    ['=', 0.0746],
  ]),
  ROULETTE: (random) => String(random.int(0, 36)),
  SICBO: threeOf(['1', '2', '3', '4', '5', '6']),
  COLOR_GAME: threeOf(['R', 'B', 'G', 'Y', 'W', 'P']),
  GAME_SHOW: byShares(
    Object.entries(SHOW_WHEEL).map(([result, places]) => [result, places / SHOW_PLACES] as const),
  ),
};

/** The draw of a kind of table; undefined if each player has a separate result. */
export function drawOf(kind: string): Draw | undefined {
  return DRAWS[kind];
}
