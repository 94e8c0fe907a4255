import type { Random } from '@perya/game-engines/random';

/** What comes out of one round of a kind of table, written as its road shows it. */
type Draw = (random: Random) => string;

/** Tells apart by a number from 0 to 1: the first whose share reaches it. */
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

/** How often the wheel of a game show stops at each number: so many of its 54 places. */
const SHOW_WHEEL = { '1': 24, '2': 15, '5': 7, '10': 4, '20': 2, '40': 2 };
const SHOW_PLACES = 54;

/** Dragon Tiger's shares are those of eight decks. Blackjack has no common result. */
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

/** The draw of a kind of table; none where each player has a result of their own. */
export function drawOf(kind: string): Draw | undefined {
  return DRAWS[kind];
}
