import { BACCARAT_RULES } from '@perya/game-engines/baccarat';
import { BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import type { TableModel, TableRules } from '@perya/game-engines/live-table';
import { MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { ROULETTE_RULES } from '@perya/game-engines/roulette';
import { SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { Rejection } from '../../../kernel/http/Rejection';
import type { EngineGame, Game } from '../game-list/types';

/** The games that are dealt on a schedule to everyone at the table. */
const TABLE_RULES: readonly TableRules[] = [
  BACCARAT_RULES,
  ROULETTE_RULES,
  DRAGON_TIGER_RULES,
  COLOR_GAME_RULES,
  SIC_BO_RULES,
  MONEY_WHEEL_RULES,
  BLACKJACK_RULES,
];

const BY_NAME: ReadonlyMap<string, TableRules> = new Map(
  TABLE_RULES.map((rules) => [rules.table.name, rules]),
);

/** What identifies a table. */
export type TableRef = Pick<EngineGame, 'id' | 'engine'>;

/** Whether a game is a live table, which its card shows. */
export const isTable = (game: Game): game is EngineGame =>
  game.engine !== null && BY_NAME.has(game.engine);

/** The rules of a table's game; rejects if it isn't a table. */
export function rulesOf({ engine }: Pick<EngineGame, 'engine'>): TableRules {
  const rules = BY_NAME.get(engine);
  if (rules === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return rules;
}

/** The model of a table's rules; rejects if the game has none with this name. */
export function modelOf(game: Pick<EngineGame, 'engine' | 'model'>): TableModel {
  const model = rulesOf(game).models.find(({ id }) => id === game.model);
  if (model === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return model;
}
