import { HI_LO_RULES } from '@perya/game-engines/hi-lo';
import type { InstantModel, InstantRules } from '@perya/game-engines/instant';
import { MINES_RULES } from '@perya/game-engines/mines';
import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { Rejection } from '../../../kernel/http/Rejection';
import type { EngineGame } from '../game-list/types';

/** A game's rules with the model that it runs on. */
export interface InstantPlay {
  rules: InstantRules;
  model: InstantModel;
}

const ALL: readonly InstantRules[] = [MINES_RULES, HI_LO_RULES, PLINKO_RULES, WHEEL_RULES];

const BY_MODEL: ReadonlyMap<string, InstantPlay> = new Map(
  ALL.flatMap((rules) => rules.models.map((model) => [model.id, { rules, model }])),
);

/** Models of all instant games. */
export const INSTANT_MODELS = [...BY_MODEL.keys()];

/** The rules of a model; undefined if no instant game has it. */
export const playOf = (model: string): InstantPlay | undefined => BY_MODEL.get(model);

/** The rules of a game; rejects if it isn't an instant game. */
export function rulesOf({ model }: Pick<EngineGame, 'model'>): InstantPlay {
  const found = playOf(model);
  if (found === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return found;
}
