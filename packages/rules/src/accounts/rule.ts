import type { FieldError, FieldRule } from './fields';
import { hasLength, lengthText } from './length';
import { isPatternId, PATTERNS, type PatternId } from './patterns';
import { patternSource, readPattern, trustedPattern, type Pattern } from './readPattern';

/** A rule's pattern, and the name of its message. */
export interface RulePattern {
  readonly id: PatternId;
  /** `null` if the platform's own expression is rejected: then nothing is checked. */
  readonly pattern: Pattern | null;
  /** Nothing is checked yet. */
  readonly isUnjudged: boolean;
}

const catalogue = new Map<PatternId, Pattern>();

/** The platform's own expression takes precedence, then the pattern named by the rule, then `usual`. */
export function patternOf({ pattern, patternId }: FieldRule, usual: PatternId): RulePattern {
  const named = isPatternId(patternId) ? patternId : null;
  if (pattern === null) {
    const id = named ?? (patternId === null ? usual : 'other');
    return { id, pattern: catalogued(id), isUnjudged: false };
  }
  const own = readPattern(pattern);
  return {
    id: named ?? (patternSource(pattern) === '.*' ? 'any' : 'other'),
    pattern: 'refused' in own ? null : own,
    isUnjudged: 'refused' in own && own.refused === 'unjudged',
  };
}

function catalogued(id: PatternId): Pattern {
  let pattern = catalogue.get(id);
  if (!pattern) {
    pattern = trustedPattern(PATTERNS[id]);
    catalogue.set(id, pattern);
  }
  return pattern;
}

/** Validates a non-empty text by the length and pattern of its rule. */
export function ruleErrorOf(text: string, rule: FieldRule, usual: PatternId): FieldError | null {
  const { id, pattern } = patternOf(rule, usual);
  const fits = hasLength(text, rule) && (pattern?.matches(text.normalize('NFC')) ?? true);
  return fits ? null : patternErrorOf(id, rule);
}

export function patternErrorOf(id: PatternId, rule: FieldRule): FieldError {
  return { messageKey: `pattern.${id}`, params: { length: lengthText(rule) } };
}
