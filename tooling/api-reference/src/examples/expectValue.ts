import { inspect, isDeepStrictEqual } from 'node:util';

/**
 * Called by the examples that are run: compares a value with the one that the example shows.
 *
 * @throws if they differ
 */
export function expectValue(actual: unknown, shown: unknown, place: string): void {
  if (isDeepStrictEqual(plain(actual), plain(shown))) return;
  throw new Error(`${place}: the value is ${inspect(actual)}, not ${inspect(shown)}.`);
}

/** Without prototypes and fields that are undefined: an example shows what a reader sees. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, plain(field)]),
  );
}
