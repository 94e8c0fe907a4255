import { checkPassword, type FieldRule } from '@perya/rules/accounts';
import { randomInt } from 'node:crypto';

/** Excludes characters that are easily confused: the password is typed from a text message. */
const KINDS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const SYMBOLS = '-_.!';
const LENGTH = { min: 10, max: 64 };
/** If this many passwords don't satisfy a rule, the rule asks for something other than strength. */
const TRIES = 12;

const oneOf = (letters: string) => letters[randomInt(letters.length)] ?? '';

/**
 * Makes a password for a member who didn't enter one. It satisfies the brand's rule if letters of both cases,
 * digits and, in the second half of the tries, a symbol can.
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
  // Fisher–Yates shuffle, so that the character kinds aren't in order.
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}
