import type { MatchRules } from '@perya/game-engines/match';
import { TONGITS_RULES } from '@perya/game-engines/tongits';
import { DOMINOES_RULES } from '@perya/game-engines/dominoes';
import { Rejection } from '../../../kernel/http/Rejection';
import type { EngineGame } from '../game-list/types';

/** The games that players play against each other. */
export const MATCH_RULES: readonly MatchRules[] = [TONGITS_RULES, DOMINOES_RULES];

const BY_MODEL: ReadonlyMap<string, MatchRules> = new Map(
  MATCH_RULES.map((rules) => [rules.model, rules]),
);

/** The rules of a game or a match; rejects if players don't play it against each other. */
export function rulesOf({ model }: Pick<EngineGame, 'model'>): MatchRules {
  const rules = BY_MODEL.get(model);
  if (rules === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return rules;
}
