import { REELS, ROWS, type PayingSymbol, type SlotRules } from './machine';

/** The exact returns of a machine, computed from its strips. */
export interface SlotReturns {
  /** Long-term return of each stake: 0.96 is 96 %. */
  rtp: number;
  /** Fraction of paid spins that win anything on one line. */
  lineHitRate: number;
  /** Fraction of paid spins that start free spins. */
  featureRate: number;
}

/**
 * Each line reads one position of every reel, and every position is equally likely, so a line's return
 * depends on the frequency of each symbol on each strip; all lines have the same return. Scatters are at
 * least three positions apart, so a window has at most one, and their number is a sum over independent reels.
 */
export function returnsOf(rules: SlotRules): SlotReturns {
  const share = (reel: number, symbols: string): number => {
    const strip = rules.strips[reel] ?? '';
    return strip.split('').filter((symbol) => symbols.includes(symbol)).length / strip.length;
  };
  let line = 0;
  let lineHitRate = 0;
  for (const symbol of Object.keys(rules.pays) as PayingSymbol[]) {
    let run = share(0, symbol);
    for (let reel = 1; reel < REELS; reel += 1) {
      const goesOn = share(reel, `${symbol}W`);
      const ends = run * (1 - goesOn);
      line += ends * (rules.pays[symbol][reel - 3] ?? 0);
      if (reel >= 3) lineHitRate += ends;
      run *= goesOn;
    }
    line += run * rules.pays[symbol][2];
    lineHitRate += run;
  }
  const chances = scatterChances(rules);
  const scatter = [3, 4, 5].reduce(
    (sum, count) => sum + (chances[count] ?? 0) * (rules.scatterPays[count - 3] ?? 0),
    0,
  );
  const won = [3, 4, 5].reduce(
    (sum, count) => sum + (chances[count] ?? 0) * (rules.freeSpins[count - 3] ?? 0),
    0,
  );
  // The value of a free spin is its wins plus the free spins it wins.
  const freeSpin = ((line + scatter) * rules.freeMultiplier) / (1 - won);
  return {
    rtp: line + scatter + won * freeSpin,
    lineHitRate,
    featureRate: [3, 4, 5].reduce((sum, count) => sum + (chances[count] ?? 0), 0),
  };
}

/** Probabilities of 0 to 5 scatters on the reels. */
function scatterChances(rules: SlotRules): number[] {
  let chances = [1];
  for (const strip of rules.strips) {
    const seen = (strip.split('').filter((symbol) => symbol === 'S').length * ROWS) / strip.length;
    const next: number[] = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, count) => {
      next[count] = (next[count] ?? 0) + chance * (1 - seen);
      next[count + 1] = (next[count + 1] ?? 0) + chance * seen;
    });
    chances = next;
  }
  return chances;
}
