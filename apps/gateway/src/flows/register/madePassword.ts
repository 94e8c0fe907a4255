import { checkPassword, type FieldRule } from '@perya/rules/accounts';
import { randomInt } from 'node:crypto';

/** Without what is easily read for something else: it is typed from a text message. */
const KINDS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const SYMBOLS = '-_.!';
const LENGTH = { min: 10, max: 64 };
/** A rule that a dozen of them do not keep asks for something else than strength. */
const TRIES = 12;

const oneOf = (letters: string) => letters[randomInt(letters.length)] ?? '';

/**
 * A password for a member who has typed none. It keeps the brand's rule wherever letters of both
 * cases, digits and, in the second half of the tries, a symbol can.
 */
export function makePassword(rule: FieldRule): string {
  const { minLength, maxLength } = rule;
  const length = Math.max(
    Math.min(Math.max(LENGTH.min, minLength ?? 0), maxLength ?? LENGTH.max),
    KINDS.length + 1,
  );
  let password = '';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    password = drawn(length, attempt >= TRIES / 2);
    if (checkPassword(password, rule) === null) break;
  }
  return password;
}

function drawn(length: number, hasSymbol: boolean): string {
  const kinds: string[] = [...KINDS, ...(hasSymbol ? [SYMBOLS] : [])];
  const letters = Array.from({ length }, (_, index) => oneOf(kinds[index] ?? kinds.join('')));
  // Fisher and Yates, so that the kinds do not stand in order.
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}
