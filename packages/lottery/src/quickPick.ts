/** Uniform whole numbers below a bound, from the browser's secure source. */
export function secureBelow(bound: number): number {
  const range = 2 ** 32;
  // What is above the last whole multiple would favour the low numbers.
  const fair = range - (range % bound);
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn !== undefined && drawn < fair ? drawn % bound : secureBelow(bound);
}

/** Draws different numbers from 1 to `highest`, each set as likely as any other. Sorted. */
export function quickPick(highest: number, picks: number, below = secureBelow): number[] {
  const numbers = Array.from({ length: highest }, (_, index) => index + 1);
  for (let place = 0; place < picks; place++) {
    const other = place + below(highest - place);
    [numbers[place], numbers[other]] = [numbers[other] ?? 0, numbers[place] ?? 0];
  }
  return numbers.slice(0, picks).toSorted((a, b) => a - b);
}
