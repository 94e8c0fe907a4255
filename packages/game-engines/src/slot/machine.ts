/**
 * The rules of the sandbox slot: five reels, three rows, lines that pay from the left. Pure; the same module
 * is used by the platform and the page, so that a player's check can't differ from the play.
 */

/** A to D are the theme's own symbols, J to M the low-paying ones, W is wild, S is the scatter. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'J' | 'K' | 'L' | 'M' | 'W' | 'S';

export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

export const REELS = 5;
export const ROWS = 3;

export interface SlotRules {
  id: string;
  lines: number;
  /** One string per reel, read downwards and cyclic; only the middle three reels have wilds. */
  strips: readonly string[];
  /** Payout for 3, 4 and 5 in a row from the left, in line stakes. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** Payout for 3, 4 and 5 anywhere, in total stakes. */
  scatterPays: readonly [number, number, number];
  /** Free spins for 3, 4 and 5 scatters; free spins can win more free spins. */
  freeSpins: readonly [number, number, number];
  /** Multiplier for every win of a free spin. */
  freeMultiplier: number;
}

/** Row of the line on each reel, 0 at the top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
];

export interface LineWin {
  /** Index into `LINES`. */
  line: number;
  symbol: PayingSymbol;
  /** Number of symbols from the left. */
  count: number;
  /** In line stakes, including the multiplier. */
  pays: number;
}

export interface SpinResult {
  /** Stop position of each reel: the index of its top row. */
  stops: readonly number[];
  /** Columns of three symbols, from the left. */
  grid: readonly (readonly SlotSymbol[])[];
  lineWins: readonly LineWin[];
  scatters: number;
  /** In line stakes, including the multiplier. */
  scatterPays: number;
  /** Total, in line stakes. */
  pays: number;
  freeSpinsWon: number;
}

/** The symbols shown at the stops, and their payout. */
export function readReels(rules: SlotRules, stops: readonly number[], multiplier = 1): SpinResult {
  const grid = rules.strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      const place = ((stops[reel] ?? 0) + row) % strip.length;
      return strip.charAt(place) as SlotSymbol;
    }),
  );
  const lineWins: LineWin[] = [];
  for (let line = 0; line < rules.lines; line += 1) {
    const win = readLine(rules, grid, line, multiplier);
    if (win !== undefined) lineWins.push(win);
  }
  const scatters = grid.flat().filter((symbol) => symbol === 'S').length;
  const place = Math.min(scatters, REELS) - 3;
  const scatterPays = (rules.scatterPays[place] ?? 0) * rules.lines * multiplier;
  return {
    stops,
    grid,
    lineWins,
    scatters,
    scatterPays,
    pays: scatterPays + lineWins.reduce((sum, win) => sum + win.pays, 0),
    freeSpinsWon: rules.freeSpins[place] ?? 0,
  };
}

function readLine(
  rules: SlotRules,
  grid: readonly (readonly SlotSymbol[])[],
  line: number,
  multiplier: number,
): LineWin | undefined {
  const rows = LINES[line] ?? [];
  // The first reel has no wild, so its symbol is the one the line can win with.
  const symbol = grid[0]?.[rows[0] ?? 0];
  if (symbol === undefined || symbol === 'S' || symbol === 'W') return undefined;
  let count = 1;
  while (count < REELS) {
    const next = grid[count]?.[rows[count] ?? 0];
    if (next !== symbol && next !== 'W') break;
    count += 1;
  }
  const pays = rules.pays[symbol][count - 3];
  return pays === undefined ? undefined : { line, symbol, count, pays: pays * multiplier };
}
