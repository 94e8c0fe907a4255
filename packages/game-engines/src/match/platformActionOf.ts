import type { MatchRules } from './matchGame';
import type { PlayedAction } from './protocol';

/** What the platform does for a seat; undefined if it has nothing to do. */
export function platformActionOf(
  rules: MatchRules,
  by: Exclude<PlayedAction['by'], 'member'>,
  view: object,
): object | undefined {
  if (by === 'house') return rules.decide(view);
  return by === 'platform' ? rules.decideLate(view) : rules.forced?.(view);
}
