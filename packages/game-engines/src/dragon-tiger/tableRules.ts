import { drawCards } from '../cards';
import type { TableRules } from '../live-table';
import { cardLetterOf, writeMark } from './history';
import { DRAGON_TIGER_TABLE } from './protocol';
import { RETURNS } from './returns';
import { DECKS, DRAGON_TIGER_MODELS, readRound, settle, type DragonTigerRules } from './rules';

const MAIN = { maxTimes: 1_000n };
const SIDE = { maxTimes: 300n };
const LONG_ODDS = { maxTimes: 100n };

/** Each spot is its own type of bet. */
export const DRAGON_TIGER_RULES: TableRules<DragonTigerRules> = {
  table: DRAGON_TIGER_TABLE,
  models: DRAGON_TIGER_MODELS,
  betTypes: {
    dragon: MAIN,
    tiger: MAIN,
    tie: LONG_ODDS,
    suitedTie: LONG_ODDS,
    dragonSmall: SIDE,
    dragonBig: SIDE,
    tigerSmall: SIDE,
    tigerBig: SIDE,
  },
  betTypeOf: (spot) => spot,
  returns: RETURNS,
  history: 'sheet',
  draw: (draw) => drawCards(draw, { decks: DECKS, count: 2 }),
  settle: (model, dealt, stakes) => settle(model, readRound(dealt), stakes),
  markOf: (dealt) => writeMark(readRound(dealt)),
  cardResultOf: cardLetterOf,
};
