import type { FieldFault, FieldRule } from './fields';
import { hasLength, lengthText } from './length';
import { isPatternId, PATTERNS, type PatternId } from './patterns';
import { patternSource, readPattern, trustedPattern, type Pattern } from './readPattern';

/** What a rule asks of the characters, and under which name its message stands. */
export interface RulePattern {
  readonly id: PatternId;
  /** `null` where the platform's own expression is refused: then nothing is asked. */
  readonly pattern: Pattern | null;
  /** Nothing is asked yet. */
  readonly isUnjudged: boolean;
}

const catalogue = new Map<PatternId, Pattern>();

/** The platform's own expression goes first, then the one that its rule names, then `usual`. */
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

/** The fault of a text that is not empty, by length and pattern of its rule. */
export function ruleFault(text: string, rule: FieldRule, usual: PatternId): FieldFault | null {
  const { id, pattern } = patternOf(rule, usual);
  const fits = hasLength(text, rule) && (pattern?.matches(text.normalize('NFC')) ?? true);
  return fits ? null : patternFault(id, rule);
}

export function patternFault(id: PatternId, rule: FieldRule): FieldFault {
  return { messageKey: `pattern.${id}`, params: { length: lengthText(rule) } };
}
