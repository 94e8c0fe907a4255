import { checkField } from './field';
import type { FieldError, FieldRule } from './fields';
import { hasLength, lengthText } from './length';
import { patternParts, type PatternPart, type PatternParts } from './passwordParts';
import { PATTERNS } from './patterns';
import { patternSource } from './readPattern';
import { patternOf } from './rule';

/**
 * Validates a password, or a new one, by the password rule.
 *
 * @example
 * ```ts
 * import { checkPassword } from '@perya/rules/accounts';
 *
 * const rule = {
 *   isEnabled: true,
 *   isRequired: true,
 *   minLength: 8,
 *   maxLength: 20,
 *   pattern: null,
 *   patternId: null,
 * };
 * checkPassword('short', rule); // => { messageKey: 'pattern.any', params: { length: '8–20' } }
 * checkPassword('long enough', rule); // => null
 * ```
 */
export function checkPassword(value: string, rule: FieldRule): FieldError | null {
  return checkField('password', value, { isRequired: true, rule });
}

/** One requirement of a password, and whether it is met. */
export interface PasswordRequirement extends FieldError {
  readonly isMet: boolean;
}

/**
 * The requirements of the password rule in parts, each with a text and a unique key. All are met exactly when
 * `checkPassword` accepts the password.
 */
export function passwordTicks(rule: FieldRule, value: string): readonly PasswordRequirement[] {
  const text = value.normalize('NFC');
  return merged(partsOf(rule)).map(({ messageKey, params, isMetBy }) => ({
    messageKey,
    params,
    isMet: text !== '' && isMetBy(text),
  }));
}

function partsOf(rule: FieldRule): readonly PatternPart[] {
  const { id, pattern, isUnjudged } = patternOf(rule, 'any');
  const params = { length: lengthText(rule) };
  const length = {
    messageKey: 'tick.length',
    params,
    isMetBy: (text: string) => hasLength(text, rule),
  };
  const whole = (isMetBy: PatternPart['isMetBy']) => [
    length,
    { messageKey: `pattern.${id}`, params, isMetBy },
    NO_OUTER_SPACES,
  ];
  // The server has judged it, so render the same ticks during hydration.
  if (isUnjudged) return whole(() => true);
  if (!pattern) return [length, NO_OUTER_SPACES];
  const named = patternPartsOf(rule.pattern === null ? PATTERNS[id] : patternSource(rule.pattern));
  if (!named || !leavesLengths(named, rule)) {
    return whole((text) => pattern.matches(text));
  }
  return [length, ...named.parts, ...(named.takesSpaces ? [NO_OUTER_SPACES] : [])];
}

const NO_OUTER_SPACES: PatternPart = {
  messageKey: 'tick.noOuterSpaces',
  params: {},
  isMetBy: (text) => text === text.trim(),
};

/** If a pattern's own lengths differ from its rule's, its parts alone would be too permissive. */
function leavesLengths({ min, max }: PatternParts, { minLength, maxLength }: FieldRule): boolean {
  return min <= Math.max(minLength ?? 0, 1) && max >= (maxLength ?? Infinity);
}

/** One tick per key: duplicate requirements are merged. */
function merged(parts: readonly PatternPart[]): readonly PatternPart[] {
  const byKey = new Map<string, PatternPart>();
  for (const part of parts) {
    const same = byKey.get(part.messageKey);
    byKey.set(part.messageKey, same ? bothOf(same, part) : part);
  }
  return [...byKey.values()];
}

function bothOf(one: PatternPart, other: PatternPart): PatternPart {
  return { ...one, isMetBy: (text) => one.isMetBy(text) && other.isMetBy(text) };
}

const inParts = new Map<string, PatternParts | null>();

function patternPartsOf(source: string): PatternParts | null {
  const parts = inParts.get(source) ?? patternParts(source);
  inParts.set(source, parts);
  return parts;
}
