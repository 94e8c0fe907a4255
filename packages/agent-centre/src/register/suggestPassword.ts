/** Without characters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 10;

/**
 * A random initial password from the browser's cryptographic generator: a capital letter, letters and digits.
 */
export function suggestPassword(): string {
  const all = LETTERS + CAPITALS + DIGITS;
  const rest = Array.from({ length: LENGTH - 4 }, () => pick(all)).join('');
  return pick(CAPITALS) + pick(LETTERS) + rest + pick(DIGITS) + pick(DIGITS);
}

function pick(from: string): string {
  // Rejection sampling, so that all characters are equally likely.
  const bound = 256 - (256 % from.length);
  const drawn = new Uint8Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= bound);
  return from.charAt((drawn[0] ?? 0) % from.length);
}
