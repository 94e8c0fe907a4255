import { Rejection } from '../../kernel/http/Rejection';
import { baccarat } from './baccarat/engine';
import { crash } from './crash/engine';
import type { Engine } from './play/engine';
import { pusoy } from './pusoy/engine';
import type { Player } from './play/sessions';
import { fish } from './fish/engine';
import { slot } from './slot/engine';
import { sports } from './sports/engine';

/** All engines of this gateway. */
export const ENGINES: readonly Engine[] = [slot, baccarat, sports, crash, fish, pusoy];

/** The engine that runs a player's game. */
export function engineOf({ game }: Pick<Player, 'game'>): Engine {
  const engine = ENGINES.find(({ name }) => name === game.engine);
  if (engine === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return engine;
}
