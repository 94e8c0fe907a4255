/**
 * The rules of the sandbox slot: five reels, three rows, lines that pay from the left. Pure, and the
 * same module on the platform and in the page, so that a player's check cannot differ from the play.
 */

/** A to D are the theme's own symbols, J to M the quiet ones, W is wild, S scatters. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'J' | 'K' | 'L' | 'M' | 'W' | 'S';

export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

export const REELS = 5;
export const ROWS = 3;

export interface SlotRules {
  id: string;
  lines: number;
  /** One string a reel, read downwards and round; wilds stand on the middle three reels only. */
  strips: readonly string[];
  /** For 3, 4 and 5 in a row from the left, in stakes of one line. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** For 3, 4 and 5 anywhere, in whole stakes. */
  scatterPays: readonly [number, number, number];
  /** Free spins for 3, 4 and 5 scatters; free spins can win free spins. */
  freeSpins: readonly [number, number, number];
  /** What every win of a free spin is multiplied by. */
  freeMultiplier: number;
}

/** Rows of the line on each reel, 0 at the top. */
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
  /** How many from the left. */
  count: number;
  /** In stakes of one line, the multiplier included. */
  pays: number;
}

export interface SpinResult {
  /** Where each reel stopped: the index of its upper row. */
  stops: readonly number[];
  /** Columns of three, from the left. */
  grid: readonly (readonly SlotSymbol[])[];
  lineWins: readonly LineWin[];
  scatters: number;
  /** In stakes of one line, the multiplier included. */
  scatterPays: number;
  /** All of it, in stakes of one line. */
  pays: number;
  freeSpinsWon: number;
}

/** What the reels show at their stops and what that is worth. */
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
  // The first reel carries no wild: what stands there is what the line can win.
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
