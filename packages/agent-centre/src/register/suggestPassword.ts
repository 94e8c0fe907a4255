/** No letter or digit that is taken for another when it is read out or written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 10;

/** A password for a first sign-in, of the browser's own chance: a capital, letters and digits. */
export function suggestPassword(): string {
  const all = LETTERS + CAPITALS + DIGITS;
  const rest = Array.from({ length: LENGTH - 4 }, () => pick(all)).join('');
  return pick(CAPITALS) + pick(LETTERS) + rest + pick(DIGITS) + pick(DIGITS);
}

function pick(from: string): string {
  // Whatever does not divide evenly is drawn again, so that each is as likely.
  const bound = 256 - (256 % from.length);
  const drawn = new Uint8Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= bound);
  return from.charAt((drawn[0] ?? 0) % from.length);
}
