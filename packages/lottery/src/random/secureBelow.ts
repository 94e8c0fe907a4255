/** Uniform whole numbers below a bound, from the browser's secure source. */
export function secureBelow(bound: number): number {
  const range = 2 ** 32;
  // What is above the last whole multiple would favour the low numbers.
  const fair = range - (range % bound);
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn !== undefined && drawn < fair ? drawn % bound : secureBelow(bound);
}
