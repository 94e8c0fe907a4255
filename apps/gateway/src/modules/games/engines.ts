import { BACCARAT_RULES } from '@perya/game-engines/baccarat';
import { BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import { HI_LO_RULES } from '@perya/game-engines/hi-lo';
import { MINES_RULES } from '@perya/game-engines/mines';
import type { EngineName } from '@perya/game-engines/play-api';
import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { ROULETTE_RULES } from '@perya/game-engines/roulette';
import { SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { TONGITS_RULES } from '@perya/game-engines/tongits';
import { DOMINOES_RULES } from '@perya/game-engines/dominoes';
import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { crash } from './crash/engine';
import { instantEngine } from './instant/engine';
import { tableEngine } from './live-table/engine';
import { matchEngine } from './match/engine';
import type { Engine } from './play/engine';
import { pusoy } from './pusoy/engine';
import type { Player } from './play/sessions';
import { fish } from './fish/engine';
import { slot } from './slot/engine';
import { sports } from './sports/engine';

const BY_NAME: Readonly<Record<EngineName, Engine>> = {
  slot,
  baccarat: tableEngine(BACCARAT_RULES),
  roulette: tableEngine(ROULETTE_RULES),
  'dragon-tiger': tableEngine(DRAGON_TIGER_RULES),
  'color-game': tableEngine(COLOR_GAME_RULES),
  'sic-bo': tableEngine(SIC_BO_RULES),
  'money-wheel': tableEngine(MONEY_WHEEL_RULES),
  blackjack: tableEngine(BLACKJACK_RULES),
  sports,
  crash,
  mines: instantEngine(MINES_RULES),
  'hi-lo': instantEngine(HI_LO_RULES),
  plinko: instantEngine(PLINKO_RULES),
  wheel: instantEngine(WHEEL_RULES),
  fish,
  pusoy,
  tongits: matchEngine(TONGITS_RULES),
  dominoes: matchEngine(DOMINOES_RULES),
};

/** All engines of this gateway. */
export const ENGINES: readonly Engine[] = Object.values(BY_NAME);

/** The engine that runs a player's game. */
export const engineOf = ({ game }: Pick<Player, 'game'>): Engine => BY_NAME[game.engine];
